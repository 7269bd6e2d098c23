import type { Plugin } from 'vite'

const routeModules = /react-router\/dist\/[^?]*\/routeModules\.js/
const unguarded = `window.location.reload();
		return new Promise(() => {});`

/**
 * React Router reloads the page whenever a route's code cannot be loaded, as often as that happens, and without a network too. Here it
 * tells instead: `mend-routes.ts` gets the code after all, or leads to the wanted page once; a second failure shows the
 * error page. A page that could not be fetched ahead is no failure at all. Each attempt has an address of its own: Chromium does not ask again
 * for a module that has failed.
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
        `const router = window.__reactRouterDataRouter;
		if (router?.state.navigation.state === "idle") return {};
		let attempt = 0;
		const load = () => import(/* @vite-ignore */ route.module + "?again=" + attempt++);
		const wanted = () => {
			const { pathname, search, hash } = router?.state.navigation.location ?? window.location;
			return pathname + search + hash;
		};
		try {
			return (routeModulesCache[route.id] = await window.__loadRoutePart(load, wanted));
		} catch {
			return (routeModulesCache[route.id] = {
				default() { throw error; },
				meta: () => [{ title: "Internal Server Error" }],
			});
		}`,
      )
    },
    buildEnd(error) {
      if (!error && !isGuarded)
        this.error('React Router has no routeModules.js any more: see guard-route-reload.ts.')
    },
  }
}
