import { useState } from 'react'
import { Field } from '#frontend/components/fields/field'
import { SearchField } from '#frontend/components/fields/search_field'
import { TextArea } from '#frontend/components/fields/text_area'
import { t } from '#frontend/lib/texts'

const MAX_NOTE_LENGTH = 200

export function FieldParts() {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('name@')
  const [note, setNote] = useState('')
  const [search, setSearch] = useState('')
  const isWrong = !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Field
        label={t('kit.gallery.fields.name')}
        help={t('kit.gallery.fields.nameHelp')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={t('kit.gallery.fields.email')}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={isWrong ? t('kit.gallery.fields.emailError') : undefined}
      />
      <TextArea
        label={t('kit.gallery.fields.note')}
        help={t('kit.gallery.fields.noteHelp')}
        counter={{ count: note.length, most: MAX_NOTE_LENGTH }}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="grid content-start gap-5">
        <Field
          label={t('kit.gallery.fields.locked')}
          value={t('kit.gallery.fields.lockedValue')}
          readOnly
        />
        <SearchField
          label={t('kit.gallery.fields.search')}
          placeholder={t('kit.gallery.fields.searchPlaceholder')}
          value={search}
          onChange={setSearch}
        />
      </div>
    </div>
  )
}
