import { redirect } from 'react-router'

/** The list of articles is a part of the main page; whoever cuts an article's address comes here. */
export function loader() {
  return redirect('/#articles', 301)
}
