import '@payloadcms/next/css'
import '../../panel/panel.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { schedulePublish } from '../../content/second-person/schedule.ts'
import { environment } from '../../environment.ts'
import { importMap } from './admin/importMap.js'

const serverFunctions = { 'schedule-publish': schedulePublish }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {!environment.isIndexed && (
        <aside className="stagingBadge" aria-label="Тестовый сайт">
          Тестовый сайт: скрыт от&nbsp;поисковиков
        </aside>
      )}
      {children}
    </RootLayout>
  )
}
