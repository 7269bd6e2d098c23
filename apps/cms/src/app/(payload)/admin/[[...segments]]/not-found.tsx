import config from '@payload-config'
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { importMap } from '../importMap.js'

type PanelNotFoundProps = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: PanelNotFoundProps): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

export default function PanelNotFound({ params, searchParams }: PanelNotFoundProps) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
