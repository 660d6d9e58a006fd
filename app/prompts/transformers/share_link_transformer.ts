import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import { fullName } from '#app/auth/domain/display_name'
import { TITLES } from '#app/prompts/domain/variants/account'
import type ShareLink from '#app/prompts/models/share_link'

const VARIANT_TITLES = Object.values(TITLES)

/** What the prompt was called when the version was made. Versions of old have the title of a variant instead. */
function pinnedTitle({ version, prompt }: ShareLink): string {
  return VARIANT_TITLES.includes(version.title) ? prompt.title : version.title
}

export default class ShareLinkTransformer extends BaseTransformer<ShareLink> {
  toObject() {
    const link = this.resource
    return {
      id: link.id,
      promptId: link.promptId,
      version: link.version.number,
      title: pinnedTitle(link),
      sharedBy: fullName(link.owner),
      expiresAt: link.expiresAt?.toUTC().toISO() ?? null,
      createdAt: link.createdAt.toUTC().toISO() as string,
    }
  }

  /** What anybody who has the link may see; a name, never an email. */
  forReader() {
    const { version, owner, createdAt, expiresAt } = this.resource
    return {
      title: pinnedTitle(this.resource),
      content: version.content,
      improvements: version.improvements,
      reasoning: version.reasoning,
      qualityScore: version.scoreFilled,
      score: version.score,
      sharedBy: fullName(owner),
      createdAt: createdAt.toUTC().toISO() as string,
      expiresAt: expiresAt?.toUTC().toISO() ?? null,
    }
  }
}

interface NewLink {
  link: ShareLink
  token: string
}

/** The only answer that ever holds the address of a link. */
export class NewShareLinkTransformer extends BaseTransformer<NewLink> {
  toObject() {
    const { link, token } = this.resource
    return { ...new ShareLinkTransformer(link).toObject(), token, url: `${appUrl}/s/${token}` }
  }
}
