import { softwareGraphics, testArguments } from '../../scripts/test/browsers.ts'

const chromium = process.env.CHROMIUM_PATH

/** A browser in which the processor stands in for a graphics card. */
export const launchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: [...testArguments, ...softwareGraphics],
}
