import type { Writer } from '#tests/browser/create/writer'
import { address } from '#tests/browser/public/visit'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API as the person of this browser; throws when it is refused. */
export async function call<Answer>(
  writer: Writer,
  method: Method,
  path: string,
  data?: object
): Promise<Answer> {
  const cookies = await writer.context.cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const response = await writer.context.request.fetch(address(path), {
    method,
    data,
    headers: { 'x-xsrf-token': token },
  })
  const text = await response.text()
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`)
  return (text === '' ? null : JSON.parse(text)) as Answer
}

interface About {
  title?: string
  tags?: string[]
  folder?: string
  pinned?: boolean
}

/** A saved prompt of this person with one version, as the API makes it. */
export async function savedPrompt(
  writer: Writer,
  original: string,
  { title, ...about }: About = {}
): Promise<string> {
  const { id } = await call<{ id: string }>(writer, 'POST', '/api/prompts', { original, title })
  await call(writer, 'POST', `/api/prompts/${id}/versions`, {})
  if (Object.keys(about).length > 0) await call(writer, 'PATCH', `/api/prompts/${id}`, about)
  return id
}

export async function shareLink(writer: Writer, promptId: string, expiresAt?: string) {
  return call<{ id: string; url: string; token: string }>(writer, 'POST', '/api/shares', {
    promptId,
    expiresAt,
  })
}
