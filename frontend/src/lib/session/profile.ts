import type { QueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { apiQuery } from '#frontend/lib/api_queries'
import { PERSON_KEY, type Person } from '#frontend/lib/session/person'

export type Profile = Data.Auth.Profile

export const profileQuery = apiQuery('profile.show')

/** Everything that shows the person shows what the server now says of them. */
export function showProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileQuery.queryKey, profile)
  client.setQueryData<Person>(PERSON_KEY, profile)
}
