import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const fetchForm: KindForm = [
  {
    ...{ as: 'variables', name: 'url', size: 'line' },
    ...{ label: 'inspector.fetch.url', help: 'inspector.fetch.urlHelp' },
  },
  {
    ...{ as: 'choice', name: 'method', label: 'inspector.fetch.method' },
    options: [
      { value: 'GET', label: 'inspector.fetch.get' },
      { value: 'POST', label: 'inspector.fetch.post' },
    ],
  },
  {
    ...{ as: 'variables', name: 'body', size: 'field', label: 'inspector.fetch.body' },
    applies: ({ method }) => method === 'POST',
  },
  {
    ...{ as: 'choice', name: 'read', label: 'inspector.fetch.read' },
    options: [
      { value: 'page', label: 'inspector.fetch.reads.page' },
      { value: 'text', label: 'inspector.fetch.reads.text' },
      { value: 'json', label: 'inspector.fetch.reads.json' },
    ],
  },
  {
    ...{ as: 'list', name: 'headers', made: [] },
    ...{ label: 'inspector.fetch.headers', help: 'inspector.fetch.headersHelp' },
    add: 'inspector.fetch.addHeader',
    titleOf: ({ name }) => textIn(name),
    create: () => ({ name: '', value: '' }),
    entry: [
      { as: 'line', name: 'name', label: 'inspector.fetch.headerName' },
      { as: 'line', name: 'value', label: 'inspector.fetch.headerValue' },
    ],
  },
]
