import app from '@adonisjs/core/services/app'
import { sandboxKey } from '#app/auth/services/sandbox_key'
import { serveNotion } from '#app/content/sandbox/notion_server'
import { samplePages, SAMPLE_SOURCES } from '#app/content/sandbox/sample_pages'
import { NotionWorld } from '#app/content/sandbox/world'
import { isTrial } from '#config/app'

export interface SandboxNotion {
  baseUrl: string
  token: string
}

let started: Promise<SandboxNotion> | undefined

/** Where the sample workspace of this process is served. It starts when it is first asked for. */
export function sandboxNotion(): Promise<SandboxNotion> {
  if (!isTrial) throw new Error('There is no sandbox outside trial mode.')
  if (started) return started
  const starting = start()
  starting.catch(() => (started = undefined))
  started = starting
  return starting
}

async function start(): Promise<SandboxNotion> {
  const token = `ntn_${sandboxKey('notion')}`
  const world = new NotionWorld(token)
  world.addSource(SAMPLE_SOURCES.templates, 'Workflow templates')
  world.addSource(SAMPLE_SOURCES.guides, 'Guides')
  for (const page of samplePages()) world.addPage(page)
  const { baseUrl, close } = await serveNotion(world)
  app.terminating(() => {
    close()
    started = undefined
  })
  return { baseUrl, token }
}
