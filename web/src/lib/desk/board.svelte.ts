/** The analysis board: a tree of positions, where we stand in it, and what the rules say there. */

import { post, record, Refused } from '../api/client';
import type { Choice, Phrase, StudyLine, StudyState } from '../api/types';
import { beside, cut, grown, lineFrom, MOST, pathTo, planted, size, type Node, type Tree } from './tree';
import { Weighing } from '../study/values.svelte';

export class StudyBoard {
  tree: Tree | null = $state.raw(null);
  at: Node | null = $state.raw(null);
  state: StudyState | null = $state.raw(null);
  trouble: readonly Phrase[] = $state.raw([]);
  /** Counts changes of the tree: it is plain data that Svelte does not watch. */
  grows = $state(0);
  readonly weighing = new Weighing();
  private readonly known = new Map<string, StudyState>();
  private turn = 0;

  constructor(readonly game: string) {}

  close(): void {
    this.weighing.close();
  }

  /** Study a position. */
  async open(position: string): Promise<void> {
    await this.begin(() => post<StudyState>(`study/${this.game}/position`, { position }));
  }

  /** Study a deal by its number. */
  async deal(code: number): Promise<void> {
    await this.begin(() => post<StudyState>(`study/${this.game}/deal`, { code }));
  }

  /** Study a record, from this moment of its match. */
  async openRecord(text: string, moment?: number): Promise<void> {
    try {
      const line = await post<StudyLine>(`study/${this.game}/record`, { text });
      const tree = planted(this.game, line.position);
      let node = tree.root;
      for (const { action, position } of line.steps) node = grown(node, action, position);
      const path = pathTo(node);
      const wanted = (moment ?? line.first) - line.first;
      await this.plant(tree, path[Math.max(0, Math.min(path.length - 1, wanted))]);
    } catch (error) {
      this.refused(error);
    }
  }

  async openTable(id: string, token: string | undefined, moment: number | undefined): Promise<void> {
    try {
      await this.openRecord(await record(id, token), moment);
    } catch (error) {
      this.refused(error);
    }
  }

  /** Study a tree that came along. */
  async plant(tree: Tree, at: Node = tree.root): Promise<void> {
    this.tree = tree;
    this.grows++;
    await this.go(at);
  }

  private async begin(ask: () => Promise<StudyState>): Promise<void> {
    try {
      const state = await ask();
      this.known.set(state.position, state);
      await this.plant(planted(this.game, state.position));
    } catch (error) {
      this.refused(error);
    }
  }

  /** Stand at a node; where the rules have not told its position yet, the way there is walked. */
  async go(node: Node): Promise<void> {
    const turn = ++this.turn;
    this.trouble = [];
    try {
      let state: StudyState | null = null;
      for (const one of pathTo(node)) {
        if (one !== node && one.position !== null) continue;
        state = await this.stateOf(one);
        if (turn !== this.turn) return;
      }
      this.at = node;
      this.state = state;
      if (state!.solver) this.weighing.follow(this.game, state!.position);
    } catch (error) {
      this.refused(error);
    }
  }

  private async stateOf(node: Node): Promise<StudyState> {
    const known = node.position === null ? undefined : this.known.get(node.position);
    if (known) return known;
    const asked =
      node.above?.position != null
        ? { position: node.above.position, action: node.action }
        : { position: node.position! };
    const state = await post<StudyState>(`study/${this.game}/position`, asked);
    node.position = state.position;
    this.known.set(state.position, state);
    return state;
  }

  /** Do this here: on the branch that has it, or on a new one. */
  async pick(choice: Pick<Choice, 'action'>): Promise<void> {
    const known = this.at?.children.some(({ action }) => action === choice.action);
    if (!this.at || (!known && !this.holds(1))) return;
    const next = grown(this.at, choice.action, null);
    this.grows++;
    await this.go(next);
  }

  /** Add a whole line in notation, and stay here. */
  addLine(actions: readonly string[]): void {
    let node = this.at;
    if (!this.holds(actions.length)) return;
    for (const action of actions) if (node) node = grown(node, action, null);
    this.grows++;
  }

  back(): void {
    if (this.at?.above) void this.go(this.at.above);
  }

  forward(): void {
    const next = this.at?.children[0];
    if (next) void this.go(next);
  }

  sideways(step: number): void {
    if (this.at && beside(this.at, step) !== this.at) void this.go(beside(this.at, step));
  }

  first(): void {
    if (this.tree) void this.go(this.tree.root);
  }

  last(): void {
    if (this.at) void this.go(lineFrom(this.at).at(-1)!);
  }

  /** Throw this branch away. */
  remove(): void {
    const node = this.at;
    if (!node?.above) return;
    cut(node);
    this.grows++;
    void this.go(node.above);
  }

  rename(name: string, note: string): void {
    if (!this.at) return;
    this.at.name = name;
    this.at.note = note;
    this.grows++;
  }

  /** Whether there is room for so many moves more: what is larger could not be opened again. */
  private holds(more: number): boolean {
    const full = !!this.tree && size(this.tree.root) + more > MOST;
    if (full) this.trouble = [{ key: 'web-study-full', args: { most: MOST } }];
    return !full;
  }

  private refused(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.trouble = error.reasons.length ? error.reasons : [error.phrase];
  }
}
