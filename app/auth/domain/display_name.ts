interface Named {
  firstName: string | null
  lastName: string | null
}

/** First plus last name, or null where neither is known. */
export function fullName({ firstName, lastName }: Named): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null
}

/** First plus last name, else the email. */
export function displayName(person: Named & { email: string | null }): string {
  return fullName(person) ?? person.email ?? ''
}
