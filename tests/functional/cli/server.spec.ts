import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { hold } from '#app/billing/services/ledger/hold'
import { startWorker } from '#app/core/jobs/start_worker'
import { inTransaction } from '#app/core/transact'
import { asClient, asked } from '#tests/functional/cli/client_of'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'
import { graphWith, waitingRun } from '#tests/functional/flows/waiting_run'
import { asPerson, newClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const NOBODY_ID = '01900000-0000-7000-8000-000000000000'

test.group('The terminal client with a server', (group) => {
  group.setup(() => startWorker())

  test('leads from a request to a flow that ran over a file, and to what it cost', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    const improved = await asked(person, ['improve', 'write an email about our new product'])
    assert.isString(improved.promptId)
    const kept = await asClient(person, ['prompts', 'save', '-', '--title', 'Mail'], {
      stdin: improved.content,
    })
    const id = kept.stdout.trim()
    const [saved] = await asked(person, ['prompts', 'list'])
    assert.deepInclude(saved, { id, title: 'Mail' })

    const made = await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    writeFileSync(join(folder, 'people.csv'), 'who\nAda\nBob\n')
    const words = ['flows', 'run', 'Greet', '--csv', 'people.csv', '--yes', '--out', 'results.csv']
    const batch = await asClient(person, words, { cwd: folder })
    assert.equal(batch.code, 0)
    assert.include(batch.stderr, '2 rows succeeded, 0 failed.')
    assert.include(readFileSync(join(folder, 'results.csv'), 'utf8'), 'Ada,Hello Ada,succeeded')

    const { creditsUsed, usage } = await asked(person, ['usage'])
    assert.equal(creditsUsed, 2)
    assert.equal(usage[0].flow.id, made.body().id)
  })

  test('makes a flow of a goal, and runs it by its title', async ({ client, assert }) => {
    const person = await newClient(client)
    const goal = 'summarize each customer review, then write one report for the team'
    const made = await asClient(person, ['flows', 'make', goal, '--title', 'Reviews'])
    assert.equal(made.code, 0)
    const [flow] = await asked(person, ['flows', 'list'])
    assert.deepInclude(flow, { id: made.stdout.trim(), title: 'Reviews' })
    const refused = await asClient(person, ['flows', 'run', 'reviews'])
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /Fill in/)
  })

  test('prints the results of a run alone, and its steps beside them', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const ran = await asClient(person, ['flows', 'run', 'Greet', '--input', 'who=Ada'])
    assert.equal(ran.stdout, 'Hello Ada\n')
    assert.include(ran.stderr, 'hello: succeeded')
    assert.match(ran.stderr, /Done in .* 1 credit/)
  })

  test('takes inputs from a file, below those of the command line', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    writeFileSync(join(folder, 'in.json'), '{"who": "Bob"}')
    const words = ['flows', 'run', 'Greet', '--input-file', join(folder, 'in.json')]
    assert.equal((await asClient(person, words)).stdout, 'Hello Bob\n')
    const both = await asClient(person, [...words, '--input', 'who=Ada'])
    assert.equal(both.stdout, 'Hello Ada\n')
  })

  test('says in JSON each event of a run, and then the run', async ({ client, assert }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const words = ['flows', 'run', 'Greet', '--input', 'who=Ada', '--json']
    const { stdout } = await asClient(person, words)
    const events = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const last = events.at(-1)
    assert.deepInclude(last.run.results[0], { title: 'Greeting', value: 'Hello Ada' })
    assert.deepInclude(events, { type: 'run', status: 'succeeded' })
  })

  test('starts a run and leaves, and follows it later', async ({ client, assert }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const words = ['flows', 'run', 'Greet', '--input', 'who=Ada', '--async', '--quiet']
    const started = await asClient(person, words)
    assert.equal(started.stderr, '')
    const watched = await asClient(person, ['runs', 'watch', started.stdout.trim()])
    assert.equal(watched.stdout, 'Hello Ada\n')
  })

  test('decides what a run waits for', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id } = await waitingRun(person)
    const unasked = await asClient(person, ['runs', 'approve', id])
    assert.equal(unasked.code, 1)
    assert.include(unasked.stderr, 'Nothing was decided.')
    const approved = await asClient(person, ['runs', 'approve', id, '--yes'])
    assert.equal(approved.code, 0)
    const watched = await asClient(person, ['runs', 'watch', id])
    assert.equal(watched.stdout, 'Hello Ada\n')
    const again = await asClient(person, ['runs', 'approve', id, '--yes'])
    assert.include(again.stderr, 'waits for no decision')
  })

  test('leaves a batch whose rows wait for decisions, and says so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    await person.post(FLOWS, { title: 'Ask', graph: graphWith({}) })
    writeFileSync(join(folder, 'people.csv'), 'who\nAda\nBob\n')
    const words = ['flows', 'run', 'Ask', '--csv', 'people.csv', '--yes', '--out', 'results.csv']
    const { code, stderr } = await asClient(person, words, { cwd: folder })
    assert.equal(code, 1)
    assert.match(stderr, /2 rows wait for a decision/)
  })

  test('exports a flow as a file that it imports as the same flow, under a name that is free', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const path = join(folder, 'greet.json')
    await asClient(person, ['flows', 'export', 'Greet', '--out', path])
    const imported = await asClient(person, ['flows', 'import', path])
    assert.match(
      imported.stderr,
      /Imported "Greet \(2\)".\s+You already have a flow called "Greet"/
    )
    const again = await asClient(person, ['flows', 'export', imported.stdout.trim()])
    const named = again.stdout.replace('"Greet (2)"', '"Greet"')
    assert.equal(named, readFileSync(path, 'utf8'))
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const ambiguous = await asClient(person, ['flows', 'run', 'Greet'])
    assert.match(ambiguous.stderr, /may mean 2 flows/)
  })

  test('shows versions, what changed between them, and restores one', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = (await asClient(person, ['prompts', 'save', 'Write a poem.'])).stdout.trim()
    await asClient(person, ['prompts', 'save', 'Write a poem.', '--to', id])
    await asClient(person, ['prompts', 'save', 'Write a story.', '--to', id])
    const diff = await asClient(person, ['prompts', 'diff', id])
    assert.equal(diff.stdout, 'Write a [-poem-]{+story+}.\n')
    await asClient(person, ['prompts', 'restore', id, '1'])
    assert.equal((await asClient(person, ['prompts', 'show', id])).stdout, 'Write a poem.\n')
    const versions = await asked(person, ['prompts', 'versions', id])
    assert.lengthOf(versions, 3)
  })

  test('imports a file of prompts, names the rows that it leaves out, and exports them', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    const path = join(folder, 'prompts.csv')
    writeFileSync(path, 'title,prompt\nA,Write a poem.\nB,\nC,"Write a story,\nplease."\n')
    const imported = await asClient(person, ['prompts', 'import', path])
    assert.equal(imported.code, 0)
    assert.match(imported.stderr, /prompts\.csv:3: This prompt is empty/)
    assert.include(imported.stderr, 'Imported 2 of 2 prompts.')
    const exported = await asClient(person, ['prompts', 'export', '--format', 'csv'])
    assert.include(exported.stdout, 'please.')
  })

  test('finds a template in spite of a typing error, and fills it in', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const [found] = await asked(person, ['templates', 'search', 'blog', 'psot', 'outline'])
    const { variables } = await asked(person, ['templates', 'show', found.id])
    const values = variables.flatMap(({ name }: { name: string }) => [
      '--var',
      `${name.toUpperCase()}=VALUE`,
    ])
    const used = await asClient(person, ['templates', 'use', found.id, ...values])
    assert.include(used.stdout, 'VALUE')
    assert.notInclude(used.stdout, '{{')
    const wrong = await asClient(person, ['templates', 'use', found.id, '--var', 'none=x'])
    assert.match(wrong.stderr, /no variable "none"[^]*It has: /)
  })

  test('shares a version by a link', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = (await asClient(person, ['prompts', 'save', 'Write a poem.'])).stdout.trim()
    await asClient(person, ['prompts', 'save', 'Write a poem.', '--to', id])
    const { stdout } = await asClient(person, ['share', id])
    assert.match(stdout, /^https?:\/\/\S+\/s\/\S+\n$/)
  })

  test('what belongs to somebody else is not there', async ({ client, assert }) => {
    const person = await newClient(client)
    const other = await newClient(client)
    const id = (await asClient(other, ['prompts', 'save', 'Write a poem.'])).stdout.trim()
    for (const words of [
      ['prompts', 'show', id],
      ['prompts', 'versions', id],
      ['share', id, '--at', '1'],
      ['flows', 'show', NOBODY_ID],
      ['runs', 'show', NOBODY_ID],
    ]) {
      const { code, stdout } = await asClient(person, words)
      assert.deepEqual([code, stdout], [1, ''])
    }
  })

  test('a token that may only read is told what it may not do', async ({ client, assert }) => {
    const reader = await asPerson(client, await createPerson(), ['read'])
    const { code, stderr } = await asClient(reader, ['prompts', 'save', 'Write a poem.'])
    assert.equal(code, 1)
    assert.match(stderr, /This token may not write\.\nNext: Create a token with the scope "write"/)
  })

  test('says with its exit code that no credits are left', async ({ client, assert }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const { id: userId } = person.user
    const held = { userId, now: Date.now(), reference: `test:${userId}`, amount: 25 }
    await inTransaction((trx) => hold(held, trx))
    const { code, stderr } = await asClient(person, ['flows', 'run', 'Greet', '--input', 'who=A'])
    assert.equal(code, 3)
    assert.match(stderr, /^hone: .*credit/i)
  })
})
