/** An entry cannot be made, since an entry that it needs was deleted in the panel. */
export class SkippedEntry extends Error {
  override name = 'SkippedEntry'

  /** @param needs the entry that was deleted, e.g. `pictures/slide-1.webp` */
  constructor(needs: string) {
    super(`it needs ${needs}, which was deleted in the panel`)
  }
}
