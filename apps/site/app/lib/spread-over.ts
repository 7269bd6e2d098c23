/** At most `count` items of a list, taken at even distances, so that they show all of its range. */
export function spreadOver<Item>(list: Item[], count: number): Item[] {
  if (list.length <= count) return list
  return list.filter(
    (_, index) =>
      Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  )
}
