import type { Aids } from '../load-aids.ts'

export type LoadedAids = Aids | 'loading' | 'failed'
type Id = number | string

/** The aids for the question that is open, for all parts of the page that show some of them: one asking, one state, one retry. */
export class AidsStore {
  private readonly ask: (id: Id) => Promise<Aids>
  private readonly listeners = new Set<() => void>()
  /** The last request; each request is a new object, so that a late answer to an older one is recognised. */
  private asked: { id: Id; savedAt: unknown } | undefined
  private aids: LoadedAids = 'loading'

  constructor(ask: (id: Id) => Promise<Aids>) {
    this.ask = ask
  }

  /** The aids are dropped with the last listener: a question that is opened again loads aids added meanwhile. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.asked = undefined
    }
  }

  /** The aids of a question, or the state of their loading; never those of another question. */
  aidsOf(id: Id): LoadedAids {
    return this.asked?.id === id ? this.aids : 'loading'
  }

  /** Asks once for each time that a question was saved. */
  load(id: Id, savedAt: unknown): void {
    if (this.asked?.id === id && this.asked.savedAt === savedAt) return
    // The aids shown for the same question stay until its new ones are there.
    const before = this.aidsOf(id)
    this.begin({ id, savedAt }, before === 'failed' ? 'loading' : before)
  }

  /** Asks once more after a failure. */
  retry(): void {
    if (this.asked) this.begin({ ...this.asked }, 'loading')
  }

  private begin(asked: { id: Id; savedAt: unknown }, meanwhile: LoadedAids): void {
    this.asked = asked
    this.show(asked, meanwhile)
    this.ask(asked.id).then(
      (aids) => this.show(asked, aids),
      () => this.show(asked, typeof meanwhile === 'string' ? 'failed' : meanwhile),
    )
  }

  private show(asked: { id: Id; savedAt: unknown }, aids: LoadedAids): void {
    // Another question is open meanwhile, or it was saved again, or nobody looks any more.
    if (this.asked !== asked) return
    this.aids = aids
    for (const listener of this.listeners) listener()
  }
}
