import { type GuideFields, mapGuide } from '#app/content/domain/sync/map_page'
import { guideId } from '#app/content/domain/sync/guide_id'
import type { TargetKind } from '#app/content/services/sync/target_kind'

export const GUIDES = 'guides'

/** A guide as the database stores it. */
export interface GuideRow {
  id: string
  version: number
  title: string
  description: string
  body: string
  position: number
  is_public: boolean
  is_archived: boolean
  created_ms: number
  updated_ms: number
}

const columnsOf = ({ title, description, body, position, isPublic }: GuideFields) => ({
  ...{ title, description, body, position, is_public: isPublic },
})

/** Pages that become guides. */
export const guideTarget: TargetKind<GuideFields> = {
  map: mapGuide,
  async find(id, trx) {
    const row: GuideRow | null = await trx.from(GUIDES).where('id', id).forUpdate().first()
    if (!row) return null
    const { version, title, description, body, position } = row
    const fields = { title, description, body, position, isPublic: Boolean(row.is_public) }
    return { version, fields, isArchived: Boolean(row.is_archived), isDeleted: false }
  },
  async create(fields, pageId, trx) {
    const wanted = guideId(fields.title, null)
    const taken = await trx.from(GUIDES).where('id', wanted).select('id').first()
    const id = taken || wanted === '' ? guideId(fields.title, pageId) : wanted
    const now = Date.now()
    const row = { ...{ id, version: 1, is_archived: false }, created_ms: now, updated_ms: now }
    await trx.table(GUIDES).insert({ ...row, ...columnsOf(fields) })
    return { ok: true, id, version: 1 }
  },
  async change(id, fields, trx) {
    const guide = () => trx.from(GUIDES).where('id', id)
    await guide().update({ ...columnsOf(fields), updated_ms: Date.now() })
    await guide().increment('version', 1)
    const { version } = await guide().select('version').firstOrFail()
    return { ok: true, id, version }
  },
  async archive(id, isArchived, trx) {
    await trx.from(GUIDES).where('id', id).update({ is_archived: isArchived })
  },
}
