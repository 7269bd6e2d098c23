declare module 'virtual:inline-scripts' {
  /** The script that runs as a page begins. */
  export const boot: string
  /** The one that runs once a page is parsed. */
  export const onceParsed: string
}
