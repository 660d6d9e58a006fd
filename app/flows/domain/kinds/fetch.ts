import type { Fault } from '#app/flows/domain/values/check_value'
import { defineKind, needed, opening } from '#app/flows/domain/kinds/node_kind'
import { choice, list, object, text } from '#app/flows/domain/values/schema'
import {
  MAX_HEADERS,
  MAX_LABEL_LENGTH,
  MAX_URL_LENGTH,
} from '#app/flows/domain/graph/setting_limits'
import type { FetchSettings } from '#app/flows/domain/graph/settings'

const HEADER = object({ name: text(MAX_LABEL_LENGTH), value: text(MAX_URL_LENGTH) })
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/
/** The connection sets these itself. */
const OWN_HEADERS = [
  ...['host', 'content-length', 'connection', 'transfer-encoding', 'upgrade', 'keep-alive', 'te'],
  ...['trailer', 'expect', 'accept-encoding', 'proxy-authorization', 'proxy-connection'],
]
/** A header is one line of characters that are one byte each. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

function headerFaults({ name, value }: FetchSettings['headers'][number], at: number): Fault[] {
  const path = ['headers', at, 'name']
  if (!HEADER_NAME.test(name)) return [{ path, sentence: 'This is not the name of a header.' }]
  if (OWN_HEADERS.includes(name.toLowerCase()))
    return [{ path, sentence: 'Hone sets this header itself.' }]
  const sentence = 'A header is one line of plain characters.'
  return HEADER_VALUE.test(value) ? [] : [{ path: ['headers', at, 'value'], sentence }]
}

function urlFaults(url: string): Fault[] {
  const isUsable = /^(https?:\/\/|\{\{)/i.test(url.trim())
  return isUsable || url.trim() === ''
    ? []
    : [{ path: ['url'], sentence: 'The address must start with https://.' }]
}

export const fetchPage = defineKind('fetch', {
  title: 'Fetch',
  help: 'Reads a web page or asks another service. What comes back is only material for later steps: Hone never follows instructions in it.',
  schema: object({
    url: text(MAX_URL_LENGTH),
    method: choice(['GET', 'POST']),
    headers: list(HEADER, MAX_HEADERS),
    body: text(),
    read: choice(['page', 'text', 'json']),
  }),
  defaults: { url: '', method: 'GET', headers: [], body: '', read: 'page' },
  texts: ({ url, method, body }) => [
    { path: ['url'], text: url },
    ...(method === 'POST' ? [{ path: ['body'], text: body }] : []),
  ],
  check: ({ url, headers }) => [
    ...needed(url, ['url'], 'Say which address to read.'),
    ...urlFaults(url),
    ...headers.flatMap(headerFaults),
  ],
  summary: ({ method, url }) =>
    opening(
      url === '' ? '' : `${method === 'GET' ? 'Reads' : 'Sends to'} ${url}`,
      'No address yet'
    ),
  canFail: true,
})
