/**
 * Files that React needs to hydrate a page. They are the largest part of the scripts and run in a task of their own. The helper that Vite adds
 * for parts that are loaded later is put beside them, so that it needs no file of its own.
 */
export const reactDom =
  /\/react-dom\/(?:client|cjs\/react-dom-client)|\/scheduler\/|\/app\/waking\/hydrate-document|vite\/preload-helper/
