import { redirect } from 'react-router'

/** The palette is a part of the main page; whoever cuts the address of a shade comes here. */
export function loader() {
  return redirect('/#products', 301)
}
