import { expect, test } from 'vitest'
import { createRng } from './rng.ts'

const draw = (seed: number) => {
  const rng = createRng(seed)
  return [rng.next(), rng.between(5, 6), rng.signed(), rng.phase(), rng.gauss()]
}

test('the same seed gives the same numbers, another seed others', () => {
  expect(draw(7)).toEqual(draw(7))
  expect(draw(8)).not.toEqual(draw(7))
})

test('numbers stay in their ranges', () => {
  const rng = createRng(1)
  for (let i = 0; i < 1000; i++) {
    expect(rng.between(-3, -2)).toSatisfy((n: number) => n >= -3 && n < -2)
    expect(rng.signed()).toSatisfy((n: number) => n >= -1 && n < 1)
  }
})
