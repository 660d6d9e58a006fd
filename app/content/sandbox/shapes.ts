import { toMinute, type WorldPage, type WorldValue } from '#app/content/sandbox/world'

const USER = { object: 'user', id: '5389a034-eb5c-47b5-8a9e-f79c99ef166c' }
const PLAIN = {
  ...{ bold: false, italic: false, strikethrough: false, underline: false, code: false },
  color: 'default',
}
/** UTF-16 units of one piece of rich text. */
const PIECE_LENGTH = 2_000
const COMPACT = /-/g

function richText(text: string): object[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += PIECE_LENGTH)
    pieces.push(text.slice(at, at + PIECE_LENGTH))
  return pieces.map((content) => ({
    ...{ type: 'text', text: { content, link: null }, annotations: PLAIN },
    ...{ plain_text: content, href: null },
  }))
}

const choice = (name: string) => ({ id: `choice-${name}`, name, color: 'default' })

const VALUE_SHAPES: Record<WorldValue['type'], (value: WorldValue['value']) => unknown> = {
  title: (value) => richText(String(value ?? '')),
  rich_text: (value) => richText(String(value ?? '')),
  select: (value) => (value === null ? null : choice(String(value))),
  multi_select: (value) => (Array.isArray(value) ? value.map(choice) : []),
  checkbox: (value) => value === true,
  number: (value) => value,
  url: (value) => value,
}

const propertyShape = (name: string, value: WorldValue) => ({
  id: encodeURIComponent(name.slice(0, 4)),
  ...{ type: value.type, [value.type]: VALUE_SHAPES[value.type](value.value) },
})

/** A page as the API of Notion shows it. A half one has no more than its id. */
export function pageShape(page: WorldPage, isPartial = false): object {
  if (isPartial) return { object: 'page', id: page.id }
  const properties = Object.entries(page.values).map(
    ([name, value]) => [name, propertyShape(name, value)] as const
  )
  return {
    ...{ object: 'page', id: page.id, created_time: toMinute(page.createdMs) },
    ...{ last_edited_time: toMinute(page.editedMs), created_by: USER, last_edited_by: USER },
    ...{ cover: null, icon: null, in_trash: page.inTrash, is_archived: false, is_locked: false },
    parent: { type: 'data_source_id', data_source_id: page.sourceId, database_id: page.sourceId },
    properties: Object.fromEntries(properties),
    url: page.url ?? `https://www.notion.so/${page.id.replaceAll(COMPACT, '')}`,
    public_url: null,
  }
}

export const markdownShape = ({ id, markdown, isTruncated }: WorldPage) => ({
  ...{ object: 'page_markdown', id, markdown, truncated: isTruncated, unknown_block_ids: [] },
})

export const listShape = (results: object[], nextCursor: string | null) => ({
  ...{ object: 'list', type: 'page_or_data_source', page_or_data_source: {}, results },
  ...{ next_cursor: nextCursor, has_more: nextCursor !== null },
  request_status: { type: 'complete' },
})

export const selfShape = () => ({
  ...{ object: 'user', id: USER.id, name: 'Sample workspace', avatar_url: null, type: 'bot' },
  bot: {
    owner: { type: 'workspace', workspace: true },
    ...{ workspace_name: 'Sample workspace', workspace_id: USER.id },
    workspace_limits: { max_file_upload_size_in_bytes: 5_242_880 },
  },
})

export const errorShape = (status: number, code: string, message: string) => ({
  ...{ object: 'error', status, code, message, request_id: USER.id },
})
