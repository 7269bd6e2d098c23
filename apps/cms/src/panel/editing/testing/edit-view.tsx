import { registerHooks } from 'node:module'
import type { ClientConfig } from 'payload'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

// The panel's modules bring their style sheets.
registerHooks({
  load: (url, context, next) =>
    /\.s?css$/.test(url) ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
})
const ui = await import('@payloadcms/ui')
const { AppRouterContext } = await import('next/dist/shared/lib/app-router-context.shared-runtime.js')
const { PathParamsContext, PathnameContext, SearchParamsContext } = await import(
  'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
)
const { EditingNotice } = await import('../EditingNotice.tsx')
const { WatchSaves } = await import('../WatchSaves.tsx')

type ServerFunction = Parameters<typeof ui.RootProvider>[0]['serverFunction']
type Texts = Record<string, string>

const slug = 'articles'
const id = 1

/** Payload's form for a document whose fields are these texts, and which saves itself; over a server of the test's. */
export async function openEditView(texts: Texts, updatedAt: string, serverFunction: ServerFunction) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const notice = { customComponents: { Field: <EditingNotice /> }, passesCondition: true, valid: true }
  const permissions = { fields: true, update: true } as const
  await act(async () =>
    root.render(
      <InPanel config={configFor(Object.keys(texts))} serverFunction={serverFunction}>
        <ui.DocumentInfoProvider
          action={`/api/${slug}/${id}`}
          apiURL={`/api/${slug}/${id}`}
          collectionSlug={slug}
          currentEditor={null as never}
          docPermissions={permissions as never}
          hasPublishedDoc={false}
          hasPublishPermission
          hasSavePermission
          id={id}
          initialData={{ ...texts, id, updatedAt }}
          initialState={{ editing: notice, ...stateOf(texts) }}
          isEditing
          isLocked={false}
          lastUpdateTime={0}
          mostRecentVersionIsAutosaved={false}
          unpublishedVersionCount={0}
          versionCount={0}
        >
          <ui.LivePreviewProvider breakpoints={[]} isLivePreviewing={false} url="">
            <ui.UploadEditsProvider>
              <ui.DefaultEditView {...({} as Parameters<typeof ui.DefaultEditView>[0])} />
            </ui.UploadEditsProvider>
          </ui.LivePreviewProvider>
        </ui.DocumentInfoProvider>
      </InPanel>,
    ),
  )
  return {
    place,
    close: async () => {
      await act(async () => root.unmount())
      place.remove()
    },
  }
}

/** Fields as the server gives them to a form. */
export function stateOf(texts: Texts) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [
      name,
      { value, initialValue: value, valid: true, passesCondition: true },
    ]),
  )
}

type InPanelProps = { config: ClientConfig; serverFunction: ServerFunction; children: ReactNode }

function InPanel({ config, serverFunction, children }: InPanelProps) {
  const nothing = () => undefined
  const router = {
    back: nothing,
    forward: nothing,
    prefetch: nothing,
    push: nothing,
    refresh: nothing,
    replace: nothing,
  }
  return (
    <AppRouterContext value={router as never}>
      <SearchParamsContext value={new URLSearchParams()}>
        <PathParamsContext value={{}}>
          <PathnameContext value="/admin">
            <ui.RootProvider
              config={config}
              dateFNSKey="ru"
              fallbackLang="ru"
              languageCode="ru"
              languageOptions={[]}
              permissions={{ collections: { [slug]: { fields: true, update: true } } } as never}
              serverFunction={serverFunction}
              theme="light"
              translations={{} as never}
              user={{ id: 1 } as never}
            >
              <ui.EntityVisibilityProvider visibleEntities={{ collections: [slug], globals: [] }}>
                <ui.EditDepthProvider>
                  <WatchSaves>{children}</WatchSaves>
                </ui.EditDepthProvider>
              </ui.EntityVisibilityProvider>
            </ui.RootProvider>
          </PathnameContext>
        </PathParamsContext>
      </SearchParamsContext>
    </AppRouterContext>
  )
}

/** As much of the configuration as the form asks for. */
function configFor(names: string[]): ClientConfig {
  const fields = [
    { type: 'ui', name: 'editing', admin: {} },
    ...names.map((name) => ({ type: 'text', name, label: name, admin: {} })),
  ]
  const collection = {
    slug,
    fields,
    labels: { singular: 'Статья', plural: 'Статьи' },
    admin: { useAsTitle: 'title', components: {}, custom: {} },
    versions: { drafts: { autosave: { interval: 2000 } } },
  }
  const admin = {
    user: 'users',
    routes: {},
    dateFormat: 'dd.MM.yyyy',
    toast: {},
    theme: 'all',
    components: {},
  }
  const routes = { api: '/api', admin: '/admin' }
  const config = {
    admin,
    routes,
    collections: [collection],
    globals: [],
    blocksMap: {},
    localization: false,
    serverURL: '',
  }
  return config as unknown as ClientConfig
}
