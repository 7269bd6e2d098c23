import { expect, type Locator } from '@playwright/test'

/**
 * Waits until the panel's scripts have taken over an element, and gives it back: input before that is lost. React
 * leaves a mark of its own on every element it looks after.
 */
export async function awake(element: Locator): Promise<Locator> {
  await expect(async () => {
    const isAwake = await element.evaluate((node) =>
      Object.keys(node).some((name) => name.startsWith('__reactProps')),
    )
    expect(isAwake).toBe(true)
  }).toPass()
  return element
}
