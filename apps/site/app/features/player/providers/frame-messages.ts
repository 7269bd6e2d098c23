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
