import { redirect } from 'react-router'

/** The list of articles is a part of the main page; a cut address of an article leads here. */
export function loader() {
  return redirect('/#articles', 301)
}
