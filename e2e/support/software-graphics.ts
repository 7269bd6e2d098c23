import { softwareGraphics, testArguments } from '../../scripts/test/programs.ts'

const chromium = process.env.CHROMIUM_PATH

/** A browser in which the processor stands in for a graphics card. */
export const launchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: [...testArguments, ...softwareGraphics],
}
