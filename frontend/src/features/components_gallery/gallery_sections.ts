import type { ComponentType } from 'react'
import { ButtonParts } from '#frontend/features/components_gallery/button_parts'
import { ChoiceParts } from '#frontend/features/components_gallery/choice_parts'
import { ColorParts } from '#frontend/features/components_gallery/color_parts'
import { FieldParts } from '#frontend/features/components_gallery/field_parts'
import { IdentityParts } from '#frontend/features/components_gallery/identity_parts'
import { NavigationParts } from '#frontend/features/components_gallery/navigation_parts'
import { OverlayParts } from '#frontend/features/components_gallery/overlay_parts'
import { PromptParts } from '#frontend/features/components_gallery/prompt_parts'
import { SavingParts } from '#frontend/features/components_gallery/saving_parts'
import { StateParts } from '#frontend/features/components_gallery/state_parts'
import { ToastParts } from '#frontend/features/components_gallery/toast_parts'
import { TypeParts } from '#frontend/features/components_gallery/type_parts'
import type { TextKey } from '#frontend/lib/texts'

export interface Section {
  id: string
  title: TextKey
  Content: ComponentType
}

export const gallerySections: Section[] = [
  { id: 'colors', title: 'kit.gallery.sections.colors', Content: ColorParts },
  { id: 'type', title: 'kit.gallery.sections.type', Content: TypeParts },
  { id: 'buttons', title: 'kit.gallery.sections.buttons', Content: ButtonParts },
  { id: 'fields', title: 'kit.gallery.sections.fields', Content: FieldParts },
  { id: 'choices', title: 'kit.gallery.sections.choices', Content: ChoiceParts },
  { id: 'overlays', title: 'kit.gallery.sections.overlays', Content: OverlayParts },
  { id: 'toasts', title: 'kit.gallery.sections.toasts', Content: ToastParts },
  { id: 'navigation', title: 'kit.gallery.sections.navigation', Content: NavigationParts },
  { id: 'states', title: 'kit.gallery.sections.states', Content: StateParts },
  { id: 'saving', title: 'kit.gallery.sections.saving', Content: SavingParts },
  { id: 'prompts', title: 'kit.gallery.sections.prompts', Content: PromptParts },
  { id: 'identity', title: 'kit.gallery.sections.identity', Content: IdentityParts },
]
