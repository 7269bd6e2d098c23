import { type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql'

/** Names of the fields that a query selects from a resolver's result, fragments included. */
export function askedFields({ fieldNodes, fragments }: GraphQLResolveInfo): Set<string> {
  const names = new Set<string>()
  const collect = (selections: readonly SelectionNode[]): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet.selections)
      else collect(fragments[selection.name.value]?.selectionSet.selections ?? [])
    }
  }
  for (const { selectionSet } of fieldNodes) collect(selectionSet?.selections ?? [])
  return names
}
