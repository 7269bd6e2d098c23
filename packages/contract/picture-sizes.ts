/**
 * The sizes a picture comes in, in pixels, by the names that conversions have in the API; schema.graphql documents them for other backends.
 * Those without a height keep the proportions of the original.
 */
export const pictureSizes = {
  preview_sidebar: { width: 384, height: 256 },
  preview_3_2: { width: 768, height: 512 },
  preview_3_4: { width: 384, height: 512 },
  og_image: { width: 1200, height: 630 },
  wide_480: { width: 480 },
  wide_960: { width: 960 },
  wide_1440: { width: 1440 },
  wide_1920: { width: 1920 },
} as const

export type PictureSize = keyof typeof pictureSizes
