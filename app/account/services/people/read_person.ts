import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { findPerson, type ListedPerson } from '#app/account/services/people/find_people'
import type { Book } from '#app/billing/domain/book'
import { readCredits } from '#app/billing/services/usage/read_credits'

/** What belongs to a person, in numbers. */
export interface PersonCounts {
  prompts: number
  flows: number
  runs: number
  accessTokens: number
}

export interface PersonDetails extends ListedPerson {
  book: Book
  counts: PersonCounts
  /** Whether a subscription gives them the Pro plan. */
  isSubscriber: boolean
  /** The issuers of their ways to sign in. */
  issuers: string[]
}

const count = (query: DatabaseQueryBuilderContract, name: keyof PersonCounts) =>
  query.count('*').as(name)

/** A person with their credits and what belongs to them. @returns null where nobody has this id */
export async function readPerson(id: string): Promise<PersonDetails | null> {
  const listed = await findPerson(id)
  if (!listed) return null
  const [{ book }, counts, customer, identities] = await Promise.all([
    readCredits({ userId: id, now: Date.now() }),
    countOf(id),
    db.from('billing_customers').where('user_id', id).select('subscription_id').first(),
    db.from('identities').where('user_id', id).orderBy('id').select('issuer'),
  ])
  return {
    ...{ ...listed, book, counts },
    isSubscriber: Boolean(customer?.subscription_id),
    issuers: identities.map(({ issuer }: { issuer: string }) => issuer),
  }
}

async function countOf(id: string): Promise<PersonCounts> {
  const own = (table: string) => db.from(table).where('user_id', id)
  const row = await db
    .query()
    .select(
      count(own('prompts').whereNull('deleted_at'), 'prompts'),
      count(own('flows').whereNull('deleted_at'), 'flows'),
      count(own('runs'), 'runs'),
      count(db.from('auth_access_tokens').where('tokenable_id', id), 'accessTokens')
    )
    .firstOrFail()
  const number = (name: keyof PersonCounts) => Number(row[name])
  return {
    ...{ prompts: number('prompts'), flows: number('flows'), runs: number('runs') },
    accessTokens: number('accessTokens'),
  }
}
