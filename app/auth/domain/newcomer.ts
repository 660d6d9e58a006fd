const EMAIL = /^[^\s@<>"']{1,64}@[^\s@<>"']{1,190}$/

/** What is wrong with the name and email of somebody new, or null. */
export function newcomerProblem(name: string, email: string): string | null {
  if (name === '') return 'Enter a name.'
  if (name.length > 150) return 'This name is longer than 150 characters.'
  if (!EMAIL.test(email)) return 'Enter an email such as kim@example.org.'
  return null
}
