import { useForm } from 'react-hook-form'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { useProfileUpdate } from '#frontend/features/account/profile/profile_api'
import type { Profile } from '#frontend/lib/session/profile'
import { showRefusal } from '#frontend/lib/form_errors'
import { t } from '#frontend/lib/texts'

const NAMES = ['firstName', 'lastName', 'role', 'industry'] as const
type Name = (typeof NAMES)[number]
type Values = Record<Name, string>

const LENGTH = 100
const COMPLETE: Partial<Record<Name, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  role: 'organization-title',
}

export function ProfileForm({ profile }: { profile: Profile }) {
  const update = useProfileUpdate()
  const { register, handleSubmit, reset, setError, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: valuesOf(profile),
  })

  const { errors, dirtyFields } = formState

  const submit = handleSubmit(async (values) => {
    try {
      const saved = await update.mutateAsync(changed(values, dirtyFields))
      reset(valuesOf(saved))
    } catch (error) {
      showRefusal(setError, error, NAMES)
    }
  })

  return (
    <Form onSubmit={submit} className="sm:grid-cols-2">
      <Field
        className="sm:col-span-2"
        label={t('account.details.email')}
        value={profile.email ?? ''}
        readOnly
        help={t('account.details.emailHelp')}
      />
      {NAMES.map((name) => (
        <Field
          key={name}
          label={t(`account.details.${name}`)}
          placeholder={placeholderOf(name)}
          autoComplete={COMPLETE[name]}
          help={
            name === 'role' && profile.role === 'admin' ? t('account.details.adminRole') : undefined
          }
          error={errors[name]?.message}
          {...register(name, {
            maxLength: { value: LENGTH, message: t('kit.tooLong', { most: LENGTH }) },
          })}
        />
      ))}
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" isBusy={update.isPending}>
          {t('account.details.submit')}
        </Button>
      </div>
    </Form>
  )
}

function valuesOf({ firstName, lastName, role, industry }: Profile): Values {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    role: role === 'admin' ? '' : (role ?? ''),
    industry: industry ?? '',
  }
}

/** Only what was touched: an administrator's own role is not known here, and must not be emptied. */
function changed(values: Values, dirty: Partial<Record<Name, boolean>>): Partial<Values> {
  return Object.fromEntries(NAMES.filter((name) => dirty[name]).map((name) => [name, values[name]]))
}

function placeholderOf(name: Name): string | undefined {
  if (name === 'role') return t('account.details.rolePlaceholder')
  return name === 'industry' ? t('account.details.industryPlaceholder') : undefined
}
