import { test } from '@japa/runner'
import { createPerson } from '#tests/helpers/people'

const PROFILE = '/api/profile'

const BAD: [object, string][] = [
  [{ email: 'x@y.test' }, 'email'],
  [{ isAdmin: true }, 'isAdmin'],
  [{ plan: 'pro' }, 'plan'],
  [{ jobRole: 'admin' }, 'jobRole'],
  [{ firstName: 'x'.repeat(101) }, 'firstName'],
  [{ lastName: 7 }, 'lastName'],
  [{ industry: '\uD800' }, 'industry'],
  [{ role: 'a\u0000' }, 'role'],
  [{ preferences: { theme: 'pink' } }, 'preferences.theme'],
  [{ preferences: { timeZone: 'Mars/Olympus' } }, 'preferences.timeZone'],
  [{ preferences: { timeZone: '+02:00' } }, 'preferences.timeZone'],
  [{ preferences: { isAdmin: true } }, 'preferences.isAdmin'],
  [{ preferences: { rules: { 'role.missing': 'sometimes' } } }, 'preferences.rules.role.missing'],
  [{ preferences: { rules: { 'no id': 'never' } } }, 'preferences.rules'],
  [{ preferences: { rules: manyRules(201) } }, 'preferences.rules'],
  [{ preferences: { experiments: { mindReading: true } } }, 'preferences.experiments.mindReading'],
  [{ preferences: { experiments: { wordCount: false } } }, 'preferences.experiments.wordCount'],
  [{ preferences: { experiments: ['wordCount'] } }, 'preferences.experiments'],
  [{ preferences: [] }, 'preferences'],
]

function manyRules(count: number, family = 'some') {
  const names = Array.from({ length: count }, (_, index) =>
    [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  )
  return Object.fromEntries(names.map((name) => [`${family}.${name}`, 'never']))
}

test.group('The profile', () => {
  test('keeps what a person says about themselves', async ({ client, assert }) => {
    const user = await createPerson()
    const changes = {
      firstName: '  Zoë 🦊 ',
      lastName: "O'Neil",
      role: 'Marketing lead',
      industry: 'Health care',
      preferences: { theme: 'dark', timeZone: 'Europe/Berlin' },
    }
    const answer = await client.patch(PROFILE).loginAs(user).json(changes)
    answer.assertStatus(200)
    assert.include(answer.body(), {
      firstName: 'Zoë 🦊',
      lastName: "O'Neil",
      role: 'Marketing lead',
    })
    assert.deepEqual(answer.body().identities, [])
    const shown = await client.get(PROFILE).loginAs(user)
    assert.deepEqual(shown.body(), answer.body())
  })

  test('changes only what is named', async ({ client, assert }) => {
    const user = await createPerson({ firstName: 'Kim', preferences: { theme: 'dark' } })
    const change = (body: object) => client.patch(PROFILE).loginAs(user).json(body)
    const answer = await change({ preferences: { timeZone: 'UTC' } })
    assert.include(answer.body(), { firstName: 'Kim' })
    assert.deepEqual(answer.body().preferences, { theme: 'dark', timeZone: 'UTC' })
    const back = await change({ preferences: { timeZone: null } })
    assert.deepEqual(back.body().preferences, { theme: 'dark' })
    assert.isNull((await change({ firstName: ' ' })).body().firstName)
    assert.isNull((await change({ lastName: null })).body().lastName)
  })

  test('keeps what is chosen for a rule, one by one, up to a limit', async ({ client, assert }) => {
    const user = await createPerson({ preferences: { theme: 'dark' } })
    const choose = (rules: object) =>
      client.patch(PROFILE).loginAs(user).json({ preferences: { rules } })
    await choose({ 'role.missing': 'never', 'hygiene.capital': 'always' })
    const answer = await choose({ 'role.missing': null, 'length.missing': 'never' })
    assert.deepEqual(answer.body().preferences, {
      theme: 'dark',
      rules: { 'hygiene.capital': 'always', 'length.missing': 'never' },
    })
    const tooMany = await choose(manyRules(199))
    tooMany.assertStatus(422)
    assert.deepEqual(Object.keys(tooMany.body().fields), ['preferences.rules'])
    const none = await choose({ 'hygiene.capital': null, 'length.missing': null })
    assert.deepEqual(none.body().preferences, { theme: 'dark' })
  })

  test('keeps the experiments that a person takes part in, one by one', async ({
    client,
    assert,
  }) => {
    const user = await createPerson({ preferences: { theme: 'dark' } })
    const choose = async (experiments: object) => {
      const answer = await client
        .patch(PROFILE)
        .loginAs(user)
        .json({ preferences: { experiments } })
      return answer.body().preferences
    }
    await choose({ wordCount: true })
    assert.deepEqual(await choose({ largePrompts: true }), {
      theme: 'dark',
      experiments: { wordCount: true, largePrompts: true },
    })
    assert.deepEqual(await choose({ wordCount: null, largePrompts: null }), { theme: 'dark' })
  })

  test('a person cannot make themselves an administrator', async ({ client, assert }) => {
    const user = await createPerson({ jobRole: 'Writer' })
    for (const role of ['admin', ' ADMIN ', 'аdmin', 'ad\u200Bmin', 'Ａdmin']) {
      const answer = await client.patch(PROFILE).loginAs(user).json({ role })
      answer.assertStatus(422)
      assert.property(answer.body().fields, 'role')
    }
    await user.refresh()
    assert.equal(user.jobRole, 'Writer')
  })

  test('{what} is refused, naming {field}')
    .with(BAD.map(([body, field]) => ({ body, field, what: JSON.stringify(body).slice(0, 60) })))
    .run(async ({ client, assert }, { body, field }) => {
      const user = await createPerson()
      const answer = await client.patch(PROFILE).loginAs(user).json(body)
      answer.assertStatus(422)
      assert.include(Object.keys(answer.body().fields), field)
      const kept = await client.get(PROFILE).loginAs(user)
      assert.include(kept.body(), { firstName: null, role: null, plan: 'free' })
    })
})
