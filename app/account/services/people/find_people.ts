import db from '@adonisjs/lucid/services/db'
import User from '#app/auth/models/user'
import { likeCondition } from '#app/core/dialects/like'
import { type Cursor, DEFAULT_LIMIT, readCursor } from '#app/core/paging'

/** What a list of people can be narrowed to. */
export const PEOPLE_FILTERS = ['administrators', 'pro', 'suspended', 'leaving'] as const
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number]

interface Filter {
  search?: string
  only?: PeopleFilter
  limit?: number
  cursor?: string
}

/** A person as administrators see them. */
export interface ListedPerson {
  user: User
  /** Milliseconds since 1970 of the last request of a browser in which they are signed in; null without one. */
  lastSeenMs: number | null
}

const SEARCHED = ['users.id', 'users.email', 'users.first_name', 'users.last_name']

/** One page of people, the newest first. A search finds those whose name, email or id has each of its words. */
export async function findPeople({ search = '', only, limit = DEFAULT_LIMIT, cursor }: Filter) {
  const query = listed().orderBy('users.id', 'desc').limit(limit)
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    query.where((either) => {
      for (const column of SEARCHED) either.orWhereRaw(likeCondition(column), [like])
    })
  }
  if (only) narrow(query, only)
  const after = readCursor(cursor)
  if (after) query.where('users.id', '<', after.id)
  const users = await query
  const people = users.map(listedFrom)
  const last = people.length === limit ? people[limit - 1].user : null
  return { people, next: last && ({ value: '', id: last.id } satisfies Cursor) }
}

/** @returns null where nobody has this id */
export async function findPerson(id: string): Promise<ListedPerson | null> {
  const user = await listed().where('users.id', id).first()
  return user && listedFrom(user)
}

function listed() {
  const lastSeen = db
    .from('sessions')
    .whereColumn('sessions.user_id', 'users.id')
    .max('last_used_ms')
    .as('last_seen_ms')
  return User.query().select('users.*', lastSeen)
}

const listedFrom = (user: User): ListedPerson => {
  const { last_seen_ms: lastSeen } = user.$extras
  return { user, lastSeenMs: lastSeen === null ? null : Number(lastSeen) }
}

function narrow(query: ReturnType<typeof listed>, only: PeopleFilter): void {
  switch (only) {
    case 'administrators':
      return void query.where('users.is_admin', true)
    case 'pro':
      return void query
        .where('users.plan', 'pro')
        .where((lasting) =>
          lasting.whereNull('users.plan_until_ms').orWhere('users.plan_until_ms', '>', Date.now())
        )
    case 'suspended':
      return void query.whereNotNull('users.suspended_ms')
    case 'leaving':
      return void query.whereNotNull('users.deletion_due_ms')
    default:
      return only satisfies never
  }
}
