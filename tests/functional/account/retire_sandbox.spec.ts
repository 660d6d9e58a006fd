import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Identity from '#app/auth/models/identity'
import User from '#app/auth/models/user'
import { sandboxEntrants } from '#app/auth/services/refuse_sandbox_people'
import { mayGetInLive } from '#app/auth/services/sandbox_people'
import { approvedBefore, poll } from '#tests/functional/auth/device_steps'
import { asPerson } from '#tests/helpers/api'
import * as schema from '#database/schema'
import { browserSession, createPerson, tokenFor } from '#tests/helpers/people'

let count = 0

/** Somebody who signs in by these issuers, with one session and one token. */
async function signedIn(issuers: string[], values: Partial<User> = {}): Promise<User> {
  const user = await createPerson(values)
  for (const issuer of issuers)
    await Identity.create({ userId: user.id, issuer, subject: `retired-${process.pid}-${count++}` })
  await browserSession(user)
  await tokenFor(user)
  return user
}

const REAL = 'https://issuer.test'

async function retire(...args: string[]) {
  const lines: string[] = []
  const { log, error } = console
  console.log = (line: string) => lines.push(line)
  console.error = (line: string) => lines.push(line)
  try {
    const { exitCode } = await ace.exec('user:retire-sandbox', args)
    return { exitCode: exitCode ?? 0, output: lines.join('\n') }
  } finally {
    Object.assign(console, { log, error })
  }
}

const entrants = async () => (await sandboxEntrants()).map(({ id }) => id)
const ofPerson = async (table: string, { id }: User, column = 'user_id') =>
  (await db.from(table).where(column, id)).length
const mayGetIn = async ({ id }: User) =>
  (await db.from('users').where('id', id).where(mayGetInLive('id'))).length === 1

test.group('Going live with a database of the trial', (group) => {
  // Not in a global transaction: whatever takes the connection for the first time would keep that of the transaction.
  group.each.setup(async () => {
    await db.from('identities').where('issuer', 'sandbox').delete()
  })

  test('finds exactly the people who could sign in without a password', async ({ assert }) => {
    const member = await signedIn(['sandbox'])
    const linked = await signedIn(['sandbox', REAL])
    await signedIn([REAL], { isAdmin: true })
    await signedIn([])
    const admin = await createPerson({ isAdmin: true })
    await Identity.create({ userId: admin.id, issuer: 'sandbox', subject: admin.id })
    const former = await createPerson()
    await Identity.create({ userId: former.id, issuer: 'sandbox', subject: former.id })
    assert.sameMembers(await entrants(), [member.id, linked.id, admin.id])
  })

  test('retiring ends every way in without a password, and leaves the rest', async ({
    client,
    assert,
  }) => {
    const admin = await signedIn(['sandbox'], { isAdmin: true, email: 'ada@\u001b[31mhone.test' })
    const linked = await signedIn(['sandbox', REAL], { isAdmin: true })
    const real = await signedIn([REAL], { isAdmin: true, plan: 'pro' })
    await linked.merge({ plan: 'pro' }).save()
    const terminals = [await approvedBefore(client, admin), await approvedBefore(client, real)]
    const { output, exitCode } = await retire()
    assert.equal(exitCode, 0)
    const polled = []
    for (const codes of terminals) polled.push((await poll(client, codes.device_code)).status())
    assert.deepEqual(polled, [400, 200])
    await Promise.all([linked.refresh(), real.refresh()])
    assert.deepEqual([linked.plan, real.plan], ['free', 'pro'])
    assert.include(
      output,
      'ada@?[31mhone.test: 1 session and 1 access token revoked, no longer an administrator; cannot sign in now; prompts stay.'
    )
    assert.include(output, `${linked.email}: 1 session and 1 access token revoked, still an admin`)
    assert.notInclude(output, real.email!)

    for (const user of [admin, linked]) {
      assert.equal(await ofPerson('sessions', user), 0)
      assert.equal(await ofPerson('auth_access_tokens', user, 'tokenable_id'), 0)
    }
    assert.equal(await ofPerson('sessions', real), 1)
    assert.equal(await ofPerson('auth_access_tokens', real, 'tokenable_id'), 2)
    const admins = await User.query().where('isAdmin', true).whereIn('id', [admin.id, linked.id])
    assert.deepEqual(
      admins.map(({ id }) => id),
      [linked.id]
    )
    assert.deepEqual(await entrants(), [])
    assert.equal(await ofPerson('identities', admin), 0)
    assert.equal(await ofPerson('identities', linked), 1)
    assert.equal((await retire()).output, 'No one here signs in through the sandbox.')
  })

  test('what they wrote stays, and is handed to a real account', async ({ client, assert }) => {
    const member = await signedIn(['sandbox'])
    const other = await signedIn(['sandbox'])
    const mine = await signedIn([REAL], { email: member.email })
    const writer = await asPerson(client, member)
    const { id } = (await writer.post('/api/prompts', { original: 'Write a letter' })).body()
    await writer.post(`/api/prompts/${id}/versions`, {})
    const { token } = (await writer.post('/api/shares', { promptId: id })).body()
    const fact = { name: 'Company', value: 'Kestrel' }
    for (const user of [member, other])
      await (await asPerson(client, user)).post('/api/facts', fact)
    const own = await asPerson(client, mine)
    await own.get(`/api/shared/${token}`)
    await writer.post('/api/templates/blog-outline/favourite')

    await retire()
    assert.equal(await ofPerson('prompts', member), 1)
    const { output, exitCode } = await retire('--to', mine.email!)
    assert.equal(exitCode, 0, output)
    assert.include(output, `This transfers to ${mine.email} (${mine.id})`)
    assert.include(output, `${member.email}: 1 prompt, 1 share link, 0 tryouts, 1 fact, `)
    assert.include(output, `${other.email}: 0 prompts, 0 share links, 0 tryouts, 0 facts, `)
    assert.include(output, '1 fact stays, because the account has one with that name')

    ;(await own.get(`/api/prompts/${id}`)).assertStatus(200)
    assert.equal(await ofPerson('prompt_versions', mine, 'author_id'), 1)
    assert.equal(await ofPerson('prompt_versions', member, 'author_id'), 0)
    assert.equal(await ofPerson('template_marks', mine), 1)
    assert.equal((await own.get('/api/shares')).body().length, 1)
    assert.deepEqual(
      (await own.get('/api/facts')).body().map(({ value }: { value: string }) => value),
      ['Kestrel']
    )
    assert.equal(await ofPerson('facts', other), 1)
    assert.equal(await ofPerson('activities', member), 0)
    assert.isAbove(await ofPerson('activities', mine), 0)

    const again = await retire('--to', mine.id)
    assert.equal(again.exitCode, 0)
    assert.include(again.output, `${other.email}: 0 prompts`)
  })

  test('nothing is handed to an account that no real provider knows', async ({ assert }) => {
    const member = await signedIn(['sandbox'])
    for (const to of [member.email!, member.id, 'nobody@example.test']) {
      const { output, exitCode } = await retire('--to', to)
      assert.equal(exitCode, 1)
      assert.include(output, 'by a real provider')
    }
    assert.equal(await ofPerson('sessions', member), 1)
  })

  test('in live mode sessions and tokens of people whom only the sandbox knows do not count', async ({
    assert,
  }) => {
    assert.isFalse(await mayGetIn(await signedIn(['sandbox'])))
    assert.isTrue(await mayGetIn(await signedIn(['sandbox', REAL])))
    assert.isTrue(await mayGetIn(await signedIn([REAL])))
  })

  test('every table with a person’s id is handed over, ended or left on purpose', ({ assert }) => {
    const FLOWS = ['Flow', 'FlowVersion', 'FlowShareLink', 'Batch', 'Run']
    const HANDED = [
      'Prompt',
      'PromptImport',
      'PromptVersion',
      'ShareLink',
      'ShareOpening',
      'Fact',
      'Tryout',
      ...['TemplateMark', 'WorkflowTemplateVersion'],
      ...FLOWS,
      ...['Workspace', 'Membership', 'Invitation'],
    ]
    const ENDED = ['Identity', 'Session', 'AuthAccessToken', 'DeviceGrant']
    const PAID = ['BillingCustomer', 'Subscription', 'Purchase', 'Payment']
    const LEFT = [
      'ModelCall',
      'KeptAnswer',
      'CreditLine',
      'CreditBalance',
      'AccountExport',
      'PastRun',
    ]
    const isPersonal = (column: string) =>
      /^(?:user|author|tokenable|owner)Id$|^createdBy$/.test(column)
    const personal = Object.entries(schema)
      .filter(([, { $columns }]) => $columns.some(isPersonal))
      .map(([name]) => name.replace(/Schema$/, ''))
    assert.sameMembers(personal, [...HANDED, 'Activity', 'Notice', ...ENDED, ...LEFT, ...PAID])
  })
})
