import { test } from '@japa/runner'
import { newcomerProblem } from '#app/auth/domain/newcomer'
import { nameParts } from '#app/auth/domain/person_name'
import { readsAsAdmin } from '#app/auth/domain/privileged_role'
import { isSameEmail } from '#app/auth/domain/same_email'
import { providerAtOnce } from '#app/auth/domain/sign_in_choice'
import { isTimeZone } from '#app/auth/domain/time_zone'

test.group('Roles that pass for the privileged one', () => {
  test('{$self} reads as admin')
    .with([
      'admin',
      'Admin',
      ' ADMIN ',
      'a d m i n',
      'ad\u200Bmin',
      'ad\u00ADmin',
      '\u202Eadmin',
      'Ａｄｍｉｎ',
      'аdmin',
      'admіn',
      'ádmïn',
      'admin!'.slice(0, 5),
      'adm1n',
      '4dmin',
      '@dmin',
      'admin.',
      'a-d-m-i-n',
      '𝐚𝐝𝐦𝐢𝐧',
      'ⓐⓓⓜⓘⓝ',
      'admın',
    ])
    .run(({ assert }, role) => assert.isTrue(readsAsAdmin(role)))

  test('{$self} does not')
    .with(['', 'Office administrator', 'Admin assistant', 'Marketing lead', 'Padmini', '管理'])
    .run(({ assert }, role) => assert.isFalse(readsAsAdmin(role)))
})

test.group('Time zones', () => {
  test('{$self} is one')
    .with(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Etc/GMT+5'])
    .run(({ assert }, name) => assert.isTrue(isTimeZone(name)))

  test('{$self} is none')
    .with(['', 'Mars/Olympus', '+02:00', '-0500', '../etc', 'Europe/Berlin ', 'x'.repeat(99)])
    .run(({ assert }, name) => assert.isFalse(isTimeZone(name)))
})

test.group('Emails and names', () => {
  test('only the case of ASCII letters is forgiven', ({ assert }) => {
    assert.isTrue(isSameEmail('Kim@Example.org', 'kim@example.org'))
    assert.isFalse(isSameEmail('\u212Aim@example.org', 'kim@example.org'))
    assert.isFalse(isSameEmail('kim@example.org.evil.test', 'kim@example.org'))
  })

  test('names come from their parts, else from the whole', ({ assert }) => {
    const parts = (claims: Parameters<typeof nameParts>[0]) => Object.values(nameParts(claims))
    assert.deepEqual(parts({ given: 'Kim', family: 'Lee', whole: 'X' }), ['Kim', 'Lee'])
    assert.deepEqual(parts({ whole: ' Ana  Maria\nLopez ' }), ['Ana Maria', 'Lopez'])
    assert.deepEqual(parts({ whole: 'Plato' }), ['Plato', null])
    assert.deepEqual(parts({ whole: ' ', given: 7 }), [null, null])
    assert.equal(nameParts({ given: 'x'.repeat(300) }).firstName?.length, 100)
  })

  test('somebody new needs a name and an email', ({ assert }) => {
    assert.isNull(newcomerProblem('Kim', 'kim@example.org'))
    for (const email of ['', 'kim', 'a@b@c', 'a b@c', '<x>@y']) {
      assert.isString(newcomerProblem('Kim', email), email)
    }
    assert.isString(newcomerProblem('', 'kim@example.org'))
  })
})

test.group('Where signing in goes at once', () => {
  const github = { id: 'github', sandbox: false }
  const sandbox = { id: 'sandbox', sandbox: true }

  test('to the only provider; to the sandbox for a sample person; else one chooses', ({
    assert,
  }) => {
    assert.equal(providerAtOnce([github], false), github)
    assert.equal(providerAtOnce([github, sandbox], true), sandbox)
    assert.isNull(providerAtOnce([github, sandbox], false))
    assert.isNull(providerAtOnce([github, { id: 'google', sandbox: false }], true))
    assert.isNull(providerAtOnce([], false))
  })
})
