/**
 * Files that come with React's way of taking over a page: the largest part of the scripts, which is run in a task of its own. With
 * them, rather than in a file of its own, comes the helper that Vite adds for parts that are loaded later.
 */
export const reactDom =
  /\/react-dom\/(?:client|cjs\/react-dom-client)|\/scheduler\/|\/app\/waking\/hydrate-document|vite\/preload-helper/
