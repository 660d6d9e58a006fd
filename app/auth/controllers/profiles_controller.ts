import type { HttpContext } from '@adonisjs/core/http'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { changePreferences, MAX_RULES, type PreferenceChange } from '#app/auth/domain/preferences'
import Identity from '#app/auth/models/identity'
import type User from '#app/auth/models/user'
import ProfileTransformer from '#app/auth/transformers/profile_transformer'
import { profileValidator } from '#app/auth/validators/profile_validator'

export default class ProfilesController {
  async show({ auth, serialize }: HttpContext) {
    return serialize(ProfileTransformer.transform(await profileOf(auth.getUserOrFail())))
  }

  async update({ auth, request, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    const { role, preferences, ...names } = await request.validateUsing(profileValidator, {
      data: request.body(),
    })
    for (const name of ['firstName', 'lastName', 'industry'] as const) {
      if (names[name] !== undefined) user[name] = tidy(names[name])
    }
    if (role !== undefined) user.jobRole = tidy(role)
    if (preferences) user.preferences = changed(user, preferences)
    await user.save()
    return serialize(ProfileTransformer.transform(await profileOf(user)))
  }
}

function changed(user: User, change: PreferenceChange) {
  const preferences = changePreferences(user.preferences, change)
  if (Object.keys(preferences.rules ?? {}).length <= MAX_RULES) return preferences
  throw unacceptable({ 'preferences.rules': `At most ${MAX_RULES} rules can have a choice.` })
}

async function profileOf(user: User) {
  return { user, identities: await Identity.query().where('userId', user.id).orderBy('id') }
}

function tidy(text: string | null): string | null {
  return text?.trim() || null
}
