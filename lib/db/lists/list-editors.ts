import 'server-only';
import { db } from '../client';
import { newId, newShareId, type UserId } from '../ids';
import { present } from '../json';
import { asRole, holdList, workedBy, type EditorRole, type Role } from './list-access';

/** Somebody who works on a list of another. */
export interface Editor {
  readonly id: string;
  readonly name?: string;
  readonly role: EditorRole;
  readonly since: string;
  readonly you: boolean;
}

/** Who works on a list, as one of them sees it. */
export interface Editors {
  readonly you: Role;
  readonly owner: { readonly name?: string };
  readonly editors: readonly Editor[];
  /** Shown to the owner alone; absent while nobody new may come in. */
  readonly invite?: { readonly code: string; readonly role: EditorRole };
}

/** More hands than these make no list. */
export const MOST_EDITORS = 20;

/** Who works on a list; undefined for whoever does not. */
export async function findEditors(user: UserId, listId: string): Promise<Editors | undefined> {
  const row = await db().list.findFirst({
    where: { ...workedBy(user), id: listId },
    select: {
      ownerId: true,
      owner: { select: { name: true } },
      inviteCode: true,
      inviteRole: true,
      editors: {
        orderBy: { id: 'asc' },
        select: { id: true, userId: true, role: true, since: true, user: { select: { name: true } } },
      },
    },
  });
  if (!row) return undefined;
  const isOwner = row.ownerId === user;
  return {
    you: isOwner ? 'owner' : asRole(row.editors.find(({ userId }) => userId === user)?.role ?? ''),
    owner: present({ name: row.owner.name }),
    editors: row.editors.map(({ id, userId, role, since, user: { name } }) => ({
      id,
      ...present({ name }),
      role: asRole(role),
      since: since.toISOString(),
      you: userId === user,
    })),
    ...(isOwner && row.inviteCode !== null
      ? { invite: { code: row.inviteCode, role: asRole(row.inviteRole ?? '') } }
      : {}),
  };
}

/** Opens the door with a link, or says anew what those who come by it may do; without a role it is shut, and its link void. */
export async function setInvite(
  owner: UserId,
  listId: string,
  role: EditorRole | undefined,
): Promise<boolean> {
  const mine = { id: listId, ownerId: owner, deletedAt: null };
  const { count } = await db().list.updateMany({
    where: mine,
    data: role === undefined ? { inviteCode: null, inviteRole: null } : { inviteRole: role },
  });
  if (role !== undefined)
    await db().list.updateMany({ where: { ...mine, inviteCode: null }, data: { inviteCode: newShareId() } });
  return count > 0;
}

/** What an invitation is to. */
export interface Invitation {
  readonly listId: string;
  readonly name: string;
  readonly system: string;
  readonly ownerName?: string;
  readonly role: EditorRole;
}

/** An invitation by its code; whoever has the code may look. */
export async function findInvitation(code: string): Promise<Invitation | undefined> {
  const row = await db().list.findFirst({
    where: { inviteCode: code, deletedAt: null, hiddenBy: null },
    select: { id: true, name: true, system: true, inviteRole: true, owner: { select: { name: true } } },
  });
  if (!row) return undefined;
  const { id, name, system, inviteRole, owner } = row;
  return {
    listId: id,
    name,
    system,
    ...(owner.name === null ? {} : { ownerName: owner.name }),
    role: asRole(inviteRole ?? ''),
  };
}

/** Takes part in a list by its invitation. Whoever takes part already keeps what he may do. */
export const acceptInvitation = (
  user: UserId,
  code: string,
): Promise<{ readonly listId: string; readonly role: Role } | 'missing' | 'full'> =>
  db().$transaction(async (tx) => {
    const open = { inviteCode: code, deletedAt: null, hiddenBy: null };
    if (!(await holdList(tx, open))) return 'missing';
    const { id: listId, ...row } = await tx.list.findFirstOrThrow({
      where: open,
      select: {
        id: true,
        ownerId: true,
        inviteRole: true,
        editors: { where: { userId: user }, select: { role: true } },
        _count: { select: { editors: true } },
      },
    });
    if (row.ownerId === user) return { listId, role: 'owner' };
    const [known] = row.editors;
    if (known) return { listId, role: asRole(known.role) };
    if (row._count.editors >= MOST_EDITORS) return 'full';
    const role = asRole(row.inviteRole ?? '');
    await tx.listEditor.create({ data: { id: newId(), listId, userId: user, role, since: new Date() } });
    return { listId, role };
  });

/** Says what an editor may do; the owner's word. */
export async function setRole(
  owner: UserId,
  listId: string,
  editorId: string,
  role: EditorRole,
): Promise<boolean> {
  const { count } = await db().listEditor.updateMany({
    where: { id: editorId, listId, list: { ownerId: owner, deletedAt: null } },
    data: { role },
  });
  return count > 0;
}

/** Ends somebody's part in a list: the owner anybody's, an editor his own. */
export async function removeEditor(user: UserId, listId: string, editorId: string): Promise<boolean> {
  const { count } = await db().listEditor.deleteMany({
    where: {
      id: editorId,
      listId,
      list: { deletedAt: null },
      OR: [{ userId: user }, { list: { ownerId: user } }],
    },
  });
  return count > 0;
}
