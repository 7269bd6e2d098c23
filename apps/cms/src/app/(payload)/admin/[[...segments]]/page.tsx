import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { importMap } from '../importMap.js'

type PanelPageProps = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: PanelPageProps): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

export default function PanelPage({ params, searchParams }: PanelPageProps) {
  return RootPage({ config, params, searchParams, importMap })
}
