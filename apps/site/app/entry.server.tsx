import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { siteRequestContext } from './api/context.ts'
import { RequestIdContext } from './features/errors/ErrorView.tsx'
import { takeHtmlContext, toPageStart } from './start/page-start.ts'

/** Renders a page whole before the first byte is sent, so that a page with a failure in it is never answered with 200. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { requestId, log } = loadContext.get(siteRequestContext)
  // Built, the page gets its data from the start script; in development the router brings them.
  const context = import.meta.env.DEV ? { ...routerContext, serverHandoffStream } : routerContext
  const readData = () => (import.meta.env.DEV || !serverHandoffStream ? '' : text(serverHandoffStream))
  return new Promise((resolve, reject) => {
    let finalStatus = status
    const { pipe } = renderToPipeableStream(
      <RequestIdContext value={requestId}>
        <ServerRouter context={context} url={request.url} />
      </RequestIdContext>,
      {
        // Nothing is sent piece by piece: parts that came late stand in their place, where no script is needed to see them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          headers.set('content-type', 'text/html; charset=utf-8')
          Promise.all([buffer(pipe(new PassThrough())), readData()])
            .then(([html, data]) => {
              loadContext.get(takeHtmlContext)(html, toPageStart(routerContext, data))
              resolve(new Response(null, { status: finalStatus, headers }))
            })
            .catch(reject)
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500
          log.error({ err: error }, 'rendering failed')
        },
      },
    )
  })
}

/** Told of every unexpected error in loaders, actions and rendering, once. The router's own refusals, such as of a method, are expected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context
    .get(siteRequestContext)
    .log.error({ err: error, path: new URL(request.url).pathname }, 'page failed')
}
