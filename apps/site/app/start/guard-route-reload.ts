import type { Plugin } from 'vite'

const routeModules = /react-router\/dist\/[^?]*\/routeModules\.js/
const unguarded = `window.location.reload();
		return new Promise(() => {});`
/** Each attempt has an address of its own: browsers do not ask again for a module that has failed. */
const guarded = `const router = window.__reactRouterDataRouter;
		if (router?.state.navigation.state === "idle") return {};
		let attempt = 0;
		const load = () => import(/* @vite-ignore */ route.module + "?again=" + attempt++);
		const at = () => router?.state.navigation.location ?? window.location;
		const wanted = () => at().pathname + at().search + at().hash;
		try {
			return (routeModulesCache[route.id] = await window.__loadRoutePart(load, wanted));
		} catch {
			const fail = () => { throw error; };
			return (routeModulesCache[route.id] = { default: fail, meta: () => [{ title: "Internal Server Error" }] });
		}`

/**
 * React Router reloads the page whenever a route's code cannot be loaded, as often as that happens, and without a network too. Here
 * `loadPart` gets the code after all, or leads to the wanted page once (specification §4); a second failure shows the error page. A page that
 * could not be fetched ahead is no failure at all.
 */
export function guardRouteReload(): Plugin {
  return {
    name: 'guard-route-reload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!routeModules.test(id)) return null
      if (!code.includes(unguarded))
        this.error('React Router reloads in another way: see app/start/README.md.')
      return code.replace(unguarded, guarded)
    },
  }
}
