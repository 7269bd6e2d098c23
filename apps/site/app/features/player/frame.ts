import type { PlatformVideo } from '@pryad/contract/video/platform-video.ts'
import type { PlayerControls, PlayerEvents } from './player-session.ts'

export type ConnectOptions = PlayerEvents & {
  /** An empty element the player is put into. */
  stage: HTMLElement
  video: PlatformVideo
  /** Names the frame for assistive technology. */
  title: string
  startAt: number
  /** Where the player's pages are. */
  origin: string
  /** Ends the player: nothing of it stays on the page or is told afterwards. */
  signal: AbortSignal
}

/** Puts a platform's player on the page; resolves when it takes commands, rejects when it did not load. */
export type Connect = (options: ConnectOptions) => Promise<PlayerControls>

type FrameOptions = { stage: HTMLElement; title: string; signal: AbortSignal }

/** Puts a player's page into the stage until the signal. */
export function appendFrame(url: URL, { stage, title, signal }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = url.href
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // Platforms refuse players that do not say which site they are on.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  stage.append(frame)
  signal.addEventListener('abort', () => frame.remove())
  return frame
}

type Conversation = {
  frame: HTMLIFrameElement
  /** Origin of the page in the frame. */
  origin: string
  signal: AbortSignal
  receive: (said: unknown) => void
}

/** How often a player is greeted that has said nothing yet, in milliseconds. */
const greetingMs = 250

/**
 * Receives the messages of the page in a frame until the signal aborts. Any page may send messages here; only those of this frame count.
 * @returns a function that sends it a message.
 */
export function converse({ frame, origin, signal, receive }: Conversation): (message: unknown) => void {
  window.addEventListener(
    'message',
    (event) => {
      if (event.origin === origin && event.source === frame.contentWindow) receive(event.data)
    },
    { signal },
  )
  return (message) => frame.contentWindow?.postMessage(message, origin)
}

/**
 * Greets the page in a frame until it has answered: a player may begin to listen later than its page has loaded.
 * @returns how to end the greeting.
 */
export function greet(frame: HTMLIFrameElement, signal: AbortSignal, say: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const end = () => {
    clearInterval(timer)
    frame.removeEventListener('load', begin)
  }
  function begin() {
    end()
    say()
    timer = setInterval(say, greetingMs)
  }
  // Not before: a frame that is still empty is of another origin.
  frame.addEventListener('load', begin)
  signal.addEventListener('abort', end)
  return end
}

/** The content of a message in JSON; undefined when it is none. */
export function parseMessage(said: unknown): unknown {
  try {
    return typeof said === 'string' ? JSON.parse(said) : undefined
  } catch {
    return undefined
  }
}
