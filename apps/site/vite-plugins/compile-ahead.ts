import type { Plugin } from 'vite'

/** V8's hint for a whole file. It must stand above everything else, so it is set when the others are through with the file. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Lets V8 compile what a page wakes with whole, beside the main thread: most of its functions are called within a moment. What is opened
 * later, such as a popup, is compiled as it is needed.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    augmentChunkHash: ({ isDynamicEntry }) => (isDynamicEntry ? undefined : hint),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && !part.isDynamicEntry) part.code = hint + part.code
      },
    },
  }
}
