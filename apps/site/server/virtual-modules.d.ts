declare module 'virtual:boot-script' {
  /** The script that stands in every page. */
  export const bootScript: string
}
