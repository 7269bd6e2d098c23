declare module 'virtual:start-script' {
  /** The script that stands in every page. */
  export const startScript: string
}
