export interface SamplePerson {
  email: string
  firstName: string
  lastName: string
  about: string
  isAdmin: boolean
  plan: 'free' | 'pro'
}

/** The people who can sign in while no identity provider is configured. */
export const SAMPLE_PEOPLE: SamplePerson[] = [
  {
    email: 'member@hone.test',
    firstName: 'Mia',
    lastName: 'Member',
    about: 'A member on the free plan',
    isAdmin: false,
    plan: 'free',
  },
  {
    email: 'pro@hone.test',
    firstName: 'Priya',
    lastName: 'Pro',
    about: 'A member on the Pro plan',
    isAdmin: false,
    plan: 'pro',
  },
  {
    email: 'admin@hone.test',
    firstName: 'Ada',
    lastName: 'Admin',
    about: 'An administrator',
    isAdmin: true,
    plan: 'free',
  },
]

export function findSample(email: unknown): SamplePerson | null {
  return SAMPLE_PEOPLE.find((person) => person.email === email) ?? null
}
