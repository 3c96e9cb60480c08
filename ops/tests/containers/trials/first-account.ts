import { staffOf } from '../../world/staff.ts';
import { enter } from '../office.ts';
import type { Trial } from '../trial.ts';

export const firstAccount: Trial = {
  id: 'SEC-13',
  title: 'nobody makes the first account but who may run commands on the server',
  async run(world) {
    const nobody = staffOf(world);
    const wanted = {
      username: 'mallory',
      email: 'mallory@example.com',
      password: 'a long enough password 7',
      role: 'admin',
    };
    const paths = ['users/first-register', 'users', 'users/new-password', 'users/unlock'];
    const tries = await Promise.all(
      Array.from({ length: world.count(100, 20) }, (_, index) =>
        nobody.ask('POST', paths[index % paths.length] ?? '', wanted),
      ),
    );
    const before = await world.query('select username from users');
    const own = await enter(world);
    const orders = await own.ask('GET', 'orders?limit=1');
    const after = await world.query<{ username: string }>('select username from users');
    const taken = tries.filter(({ status }) => status > 0 && status < 400).length;
    return {
      kept:
        taken === 0 &&
        before.every(({ username }) => username !== 'mallory') &&
        after.length === 1 &&
        orders.status === 200,
      figure: `${tries.length} tries to register, ${taken} taken, ${before.length} accounts; then the command made ${after.map(({ username }) => username).join()}, who had to choose a password`,
    };
  },
};
