import Identity from '#app/auth/models/identity'
import User from '#app/auth/models/user'
import { SAMPLE_PEOPLE, type SamplePerson } from '#app/auth/sandbox/sample_people'
import { SANDBOX_ISSUER } from '#app/auth/sandbox/sandbox_client'
import { inTransaction } from '#app/core/transact'

/** Makes the sample people who are not there yet, and leaves those who are as they are. */
export async function seedSamplePeople(): Promise<void> {
  const there = await Identity.query()
    .where('issuer', SANDBOX_ISSUER)
    .whereIn(
      'subject',
      SAMPLE_PEOPLE.map(({ email }) => email)
    )
  const subjects = there.map(({ subject }) => subject)
  for (const person of SAMPLE_PEOPLE) {
    if (!subjects.includes(person.email)) await seed(person)
  }
}

async function seed({ email, firstName, lastName, isAdmin, plan }: SamplePerson): Promise<void> {
  await inTransaction(async (client) => {
    const user = await User.create(
      { email, firstName, lastName, isAdmin, plan, emailVerified: true },
      { client }
    )
    await Identity.create(
      { userId: user.id, issuer: SANDBOX_ISSUER, subject: email, label: email },
      { client }
    )
  })
}
