import type { Plugin } from 'vite'

const routeModules = /react-router\/dist\/[^?]*\/routeModules\.js/
const unguarded = `window.location.reload();
		return new Promise(() => {});`

/**
 * React Router reloads the page whenever a route's code cannot be loaded, as often as that happens. Here it tells instead, by the
 * same event that Vite uses for every other part of the code: `reload-guard.ts` reloads once; a second failure shows the error page.
 * A page that could not be fetched ahead is no failure at all.
 */
export function guardRouteReload(): Plugin {
  let isGuarded = false
  return {
    name: 'guard-route-reload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!routeModules.test(id)) return null
      if (!code.includes(unguarded))
        this.error('React Router reloads in another way: see guard-route-reload.ts.')
      isGuarded = true
      return code.replace(
        unguarded,
        `if (window.__reactRouterDataRouter?.state.navigation.state === "idle") return {};
		const event = new Event("vite:preloadError", { cancelable: true });
		event.payload = error;
		if (!window.dispatchEvent(event)) return new Promise(() => {});
		return (routeModulesCache[route.id] = {
			default() { throw error; },
			meta: () => [{ title: "Internal Server Error" }],
		});`,
      )
    },
    buildEnd(error) {
      if (!error && !isGuarded)
        this.error('React Router has no routeModules.js any more: see guard-route-reload.ts.')
    },
  }
}
