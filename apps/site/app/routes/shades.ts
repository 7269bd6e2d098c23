import { redirect } from 'react-router'

/** The palette is a part of the main page; a cut address of a shade leads here. */
export function loader() {
  return redirect('/#products', 301)
}
