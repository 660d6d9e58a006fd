import { appUrl, isTrial } from '#config/app'

const ready = `Hone is ready at ${appUrl}`

/** Prints the one line that scripts wait for; in trial mode, who can sign in follows. */
export async function announce(): Promise<void> {
  if (!isTrial) return console.log(ready)
  const { seedSamplePeople } = await import('#app/auth/sandbox/seed_sample_people')
  const { SAMPLE_PEOPLE } = await import('#app/auth/sandbox/sample_people')
  const { withDatabaseLock } = await import('#app/core/services/database_lock')
  await withDatabaseLock(seedSamplePeople)
  const people = SAMPLE_PEOPLE.map(({ email, about }) => `  ${email.padEnd(18)} ${about}`)
  console.log([ready, '', 'Sample people to sign in as:', ...people].join('\n'))
}
