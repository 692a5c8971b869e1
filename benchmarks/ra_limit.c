/* The limit: random games of Ra in plain C, to show how far the compiled engine is from C.
 *
 * This is a benchmark, not a second engine. It knows no listeners, no reasons, no options and no
 * component file; its numbers are those of src/maat/games/ra/components.toml, written out. What it
 * does is the work of Game.playout in the same order: the same questions, the same lists of
 * answers, the same draws from the same generator. Functions are named like those of
 * src/maat/games/ra, where the rules are explained. tests/test_plain_c.py compares it with the
 * engine: the same start gives the same number of decisions, the same scores, the same wins.
 *
 * Usage: ra_limit SEATS GAMES A B C D E F     (the six words a QuickDealer starts from)
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- components, actions, steps ---- */

enum { MOST_SEATS = 5, SPACES = 8, EPOCHS = 3, PER_EPOCH = 10, HIGHEST_SUN = 16, TOLL = 2 };
enum { START = 10, CENTER = 1, GOD_POINTS = 2, GOLD_POINTS = 3, FLOOD_POINTS = 1, NILE_POINTS = 1 };
enum { PHARAOH_MOST = 5, PHARAOH_FEWEST = -2, SUN_HIGHEST = 5, SUN_LOWEST = -5 };
enum { RA, GOD, GOLD, PHARAOH, NILE, FLOOD, CIVILIZATION, MONUMENT = 11 };
enum { FUNERAL = 19, DROUGHT, UNREST, EARTHQUAKE, KINDS };
enum { DRAW, INVOKE, STOP, PASS, BID = 3, TAKE = 20, DISCARD = 37, MOST_ANSWERS = 24 };
enum { ASK_NOTHING, ASK_SUNS, ASK_TURN, ASK_TILE, ASK_MORE, ASK_BID, ASK_DISCARD };
enum { RA_DRAWN, INVOKED_FULL, INVOKED_NOT_FULL };
enum { CHANCE = -1, EMPTY = -1, NO_BIDDER = -1 };

static const int8_t TILES[KINDS] = {30, 8, 5, 25, 25, 12, 5, 5, 5, 5, 5, 5,
                                    5,  5, 5, 5,  5,  5,  5, 2, 2, 4, 2};
static const int8_t MOVES[MOST_SEATS + 1] = {0, 0, 6, 8, 9, 10};
static const int8_t CIVILIZATION_POINTS[] = {-5, 0, 0, 5, 10, 15};
static const int8_t QUANTITY_POINTS[] = {0, 0, 0, 5, 10, 15};
static const int8_t DIVERSITY_POINTS[] = {0, 1, 2, 3, 4, 5, 6, 10, 15};

#define S3(a, b, c) (1 << (a) | 1 << (b) | 1 << (c))
#define S4(a, b, c, d) (S3(a, b, c) | 1 << (d))
static const int32_t SUN_SETS[MOST_SEATS + 1][MOST_SEATS] = {
    {0}, {0},
    {S4(9, 6, 5, 2), S4(8, 7, 4, 3)},
    {S4(13, 8, 5, 2), S4(12, 9, 6, 3), S4(11, 10, 7, 4)},
    {S3(13, 6, 2), S3(12, 7, 3), S3(11, 8, 4), S3(10, 9, 5)},
    {S3(16, 7, 2), S3(15, 8, 3), S3(14, 9, 4), S3(13, 10, 5), S3(12, 11, 6)},
};

/* ---- dealer: MRG32k3a ---- */

#define M1 4294967087u
#define M2 4294944443u

typedef struct { uint64_t a, b, c, d, e, f; } Dealer;

static int below(Dealer *dealer, int limit) {
    uint64_t first = (1403580 * dealer->b + 810728 * (M1 - dealer->a)) % M1;
    dealer->a = dealer->b;
    dealer->b = dealer->c;
    dealer->c = first;
    uint64_t second = (527612 * dealer->f + 1370589 * (M2 - dealer->d)) % M2;
    dealer->d = dealer->e;
    dealer->e = dealer->f;
    dealer->f = second;
    return (int)((first >= second ? first - second : first + M1 - second) * (uint64_t)limit / M1);
}

/* ---- state ---- */

typedef struct {
    int32_t suns, spent; /* bits: sun 9 is bit 9 */
    int16_t points;
    int8_t tiles[KINDS];
    int8_t ledger[EPOCHS][PER_EPOCH];
} Player;

typedef struct {
    Player players[MOST_SEATS];
    int16_t bag_total;
    int8_t bag[KINDS], discarded[KINDS], track[SPACES];
    int8_t step, seat, datum; /* the agenda of Ra is never deeper than one question */
    int8_t seats, filled, epoch, ra_count, ra_limit, center, actor, exchanging;
    int8_t ra_player, context, bidder, bid, debtor, civilization_debt, monument_debt;
} State;

static void ask(State *state, int step, int seat) {
    state->step = (int8_t)step;
    state->seat = (int8_t)seat;
}

static void opening(State *state, int seats) {
    memset(state, 0, sizeof *state);
    memset(state->track, EMPTY, sizeof state->track);
    memcpy(state->bag, TILES, sizeof state->bag);
    for (int kind = 0; kind < KINDS; kind++)
        state->bag_total += TILES[kind];
    for (int seat = 0; seat < seats; seat++)
        state->players[seat].points = START;
    state->seats = seats;
    state->epoch = 1;
    state->ra_limit = MOVES[seats];
    state->center = CENTER;
    state->bidder = NO_BIDDER;
    ask(state, ASK_SUNS, CHANCE);
}

static int next_seat(const State *state, int seat) {
    return seat + 1 < state->seats ? seat + 1 : 0;
}

static int is_full(const State *state) { return state->filled == SPACES; }

/* ---- disasters ---- */

static int lose(State *state, int seat, int kind, int most) {
    int8_t *held = state->players[seat].tiles;
    int count = held[kind] < most ? held[kind] : most;
    held[kind] -= count;
    state->discarded[kind] += count;
    return count;
}

static void strike(State *state, int seat, int kind) {
    state->discarded[kind]++;
    if (kind == FUNERAL) {
        lose(state, seat, PHARAOH, TOLL);
    } else if (kind == DROUGHT) {
        int floods = lose(state, seat, FLOOD, TOLL);
        lose(state, seat, NILE, TOLL - floods);
    } else {
        state->debtor = seat;
        if (kind == UNREST)
            state->civilization_debt += TOLL;
        else
            state->monument_debt += TOLL;
    }
}

static int left_after(State *state, int debt, int first, int end) {
    const int8_t *held = state->players[state->debtor].tiles;
    int total = 0, kinds = 0;
    for (int kind = first; kind < end; kind++) {
        total += held[kind];
        kinds += held[kind] != 0;
    }
    if (total > debt && kinds > 1)
        return debt;
    for (int kind = first; kind < end; kind++)
        debt -= lose(state, state->debtor, kind, debt);
    return 0;
}

static void collect(State *state) {
    int civilizations = state->civilization_debt, monuments = state->monument_debt;
    if (civilizations)
        state->civilization_debt = left_after(state, civilizations, CIVILIZATION, MONUMENT);
    if (monuments)
        state->monument_debt = left_after(state, monuments, MONUMENT, FUNERAL);
}

/* ---- scoring ---- */

static int extremes(const State *state, const int *amounts, int seat, int highest, int lowest) {
    int above = 0, below = 0;
    for (int other = 0; other < state->seats; other++) {
        above |= amounts[other] > amounts[seat];
        below |= amounts[other] < amounts[seat];
    }
    return above && below ? 0 : below ? highest : above ? lowest : 0;
}

static int sun_sum(const Player *player) {
    int total = 0;
    for (int sun = 1; sun <= HIGHEST_SUN; sun++)
        total += (player->suns | player->spent) >> sun & 1 ? sun : 0;
    return total;
}

static int types(const int8_t *held, int first, int end) {
    int count = 0;
    for (int kind = first; kind < end; kind++)
        count += held[kind] != 0;
    return count;
}

static int quantity_points(const int8_t *held) {
    int total = 0;
    for (int kind = MONUMENT; kind < FUNERAL; kind++)
        total += QUANTITY_POINTS[held[kind]];
    return total;
}

static void score(State *state) {
    int pharaohs[MOST_SEATS], sums[MOST_SEATS], last = state->epoch == EPOCHS;
    for (int seat = 0; seat < state->seats; seat++) {
        pharaohs[seat] = state->players[seat].tiles[PHARAOH];
        sums[seat] = last ? sun_sum(&state->players[seat]) : 0;
    }
    for (int seat = 0; seat < state->seats; seat++) {
        Player *player = &state->players[seat];
        const int8_t *held = player->tiles;
        int8_t *lines = player->ledger[state->epoch - 1];
        int total = player->points;
        lines[0] = extremes(state, pharaohs, seat, PHARAOH_MOST, PHARAOH_FEWEST);
        lines[1] = GOD_POINTS * held[GOD];
        lines[2] = GOLD_POINTS * held[GOLD];
        lines[3] = FLOOD_POINTS * held[FLOOD];
        lines[4] = held[FLOOD] ? NILE_POINTS * held[NILE] : 0;
        lines[5] = CIVILIZATION_POINTS[types(held, CIVILIZATION, MONUMENT)];
        if (last) {
            lines[6] = quantity_points(held);
            lines[7] = DIVERSITY_POINTS[types(held, MONUMENT, FUNERAL)];
            lines[8] = extremes(state, sums, seat, SUN_HIGHEST, SUN_LOWEST);
        }
        for (int line = 0; line < PER_EPOCH - 1; line++)
            total += lines[line];
        lines[9] = total < 0 ? -total : 0;
        player->points = total < 0 ? 0 : total;
    }
}

static int winner(const State *state) {
    int best = 0;
    for (int seat = 1; seat < state->seats; seat++) {
        const Player *leader = &state->players[best], *player = &state->players[seat];
        if (player->points > leader->points ||
            (player->points == leader->points &&
             (player->suns | player->spent) > (leader->suns | leader->spent)))
            best = seat;
    }
    return best;
}

/* ---- epochs ---- */

static void clear_track(State *state) {
    for (int space = 0; space < SPACES; space++)
        if (state->track[space] != EMPTY)
            state->discarded[state->track[space]]++;
    memset(state->track, EMPTY, sizeof state->track);
    state->filled = 0;
}

static int starter(const State *state) {
    int best = 0;
    for (int seat = 1; seat < state->seats; seat++)
        if (state->players[seat].suns > state->players[best].suns)
            best = seat;
    return best;
}

static void begin(State *state) {
    state->actor = starter(state);
    ask(state, ASK_TURN, state->actor);
}

static void discard_temporary(State *state, int8_t *held) {
    for (int kind = GOD; kind < MONUMENT; kind++)
        if (kind != PHARAOH && kind != NILE) {
            state->discarded[kind] += held[kind];
            held[kind] = 0;
        }
}

static void prepare(State *state) {
    clear_track(state);
    for (int seat = 0; seat < state->seats; seat++) {
        Player *player = &state->players[seat];
        discard_temporary(state, player->tiles);
        player->suns |= player->spent;
        player->spent = 0;
    }
    state->ra_count = 0;
    state->epoch++;
}

static void finish(State *state) {
    score(state);
    if (state->epoch == EPOCHS)
        return;
    prepare(state);
    begin(state);
}

/* ---- what comes next ---- */

static void pass_on(State *state) {
    int seat = state->actor;
    state->exchanging = 0;
    for (int left = state->seats; left; left--) {
        seat = next_seat(state, seat);
        if (state->players[seat].suns) {
            state->actor = seat;
            ask(state, ASK_TURN, seat);
            return;
        }
    }
    finish(state);
}

static int may_exchange(const State *state) {
    int gods = 0;
    for (int space = 0; space < SPACES; space++)
        gods += state->track[space] == GOD;
    return state->players[state->actor].tiles[GOD] && state->filled > gods;
}

static void go_on(State *state) {
    collect(state);
    if (state->civilization_debt || state->monument_debt)
        ask(state, ASK_DISCARD, state->debtor);
    else if (state->exchanging && may_exchange(state))
        ask(state, ASK_MORE, state->actor);
    else
        pass_on(state);
}

/* ---- auctions ---- */

static void award(State *state, int seat, int sun) {
    Player *player = &state->players[seat];
    int disasters[SPACES], struck = 0;
    for (int space = 0; space < SPACES; space++) {
        int kind = state->track[space];
        if (kind >= FUNERAL)
            disasters[struck++] = kind;
        else if (kind != EMPTY)
            player->tiles[kind]++;
    }
    memset(state->track, EMPTY, sizeof state->track);
    state->filled = 0;
    player->suns &= ~(1 << sun);
    player->spent |= 1 << state->center;
    state->center = sun;
    for (int at = 0; at < struck; at++)
        strike(state, seat, disasters[at]);
}

static void close(State *state) {
    if (state->bidder != NO_BIDDER)
        award(state, state->bidder, state->bid);
    else if (state->context == INVOKED_FULL)
        clear_track(state);
    go_on(state);
}

static void call_next(State *state, int seat) {
    do {
        seat = next_seat(state, seat);
        if (state->players[seat].suns >> (state->bid + 1)) {
            ask(state, ASK_BID, seat);
            return;
        }
    } while (seat != state->ra_player);
    close(state);
}

static void call(State *state, int seat, int context) {
    state->ra_player = seat;
    state->context = context;
    state->bidder = NO_BIDDER;
    state->bid = 0;
    call_next(state, seat);
}

static int must_bid(const State *state, int seat) {
    return seat == state->ra_player && state->bidder == NO_BIDDER &&
           state->context == INVOKED_NOT_FULL;
}

/* ---- turns ---- */

static void place(State *state, int kind) {
    int space = 0;
    while (state->track[space] != EMPTY)
        space++;
    state->track[space] = kind;
    state->filled++;
}

static void move_boat(State *state) {
    state->ra_count++;
    state->discarded[RA]++;
    if (state->ra_count == state->ra_limit)
        finish(state);
    else
        call(state, state->actor, RA_DRAWN);
}

static void exchange(State *state, int seat, int kind) {
    int space = 0;
    while (state->track[space] != kind)
        space++;
    state->track[space] = EMPTY;
    state->filled--;
    state->players[seat].tiles[GOD]--;
    state->discarded[GOD]++;
    state->exchanging = 1;
    if (kind >= FUNERAL)
        strike(state, seat, kind);
    else
        state->players[seat].tiles[kind]++;
    go_on(state);
}

/* ---- questions to chance: one draw, then what it does ---- */

static int sets_left(const State *state, int32_t *left) {
    int32_t dealt = 0;
    int count = 0;
    for (int seat = 0; seat < state->seats; seat++)
        dealt |= state->players[seat].suns;
    for (int at = 0; at < state->seats; at++)
        if (!(SUN_SETS[state->seats][at] & dealt))
            left[count++] = SUN_SETS[state->seats][at];
    return count;
}

static void deal_suns(State *state, Dealer *dealer) {
    int32_t left[MOST_SEATS];
    int count = sets_left(state, left);
    state->players[state->datum++].suns = left[below(dealer, count)];
    if (sets_left(state, left) > 1) {
        ask(state, ASK_SUNS, CHANCE);
    } else {
        state->players[state->datum].suns = left[0];
        begin(state);
    }
}

static void deal_tile(State *state, Dealer *dealer) {
    int drawn = below(dealer, state->bag_total), kind = 0;
    while (drawn >= state->bag[kind])
        drawn -= state->bag[kind++];
    state->bag[kind]--;
    state->bag_total--;
    if (kind == RA) {
        move_boat(state);
    } else {
        place(state, kind);
        pass_on(state);
    }
}

/* ---- questions to seats: the answers in the order of the engine, then what one does ---- */

static int add_exchanges(const State *state, uint8_t *answers, int count) {
    int seen = 1 << GOD;
    for (int space = 0; space < SPACES; space++) {
        int kind = state->track[space];
        if (kind != EMPTY && !(seen >> kind & 1)) {
            seen |= 1 << kind;
            answers[count++] = TAKE + kind;
        }
    }
    return count;
}

static int turn_options(const State *state, uint8_t *answers) {
    int count = 0;
    if (!is_full(state))
        answers[count++] = DRAW;
    answers[count++] = INVOKE;
    return state->players[state->seat].tiles[GOD] ? add_exchanges(state, answers, count) : count;
}

static int more_options(const State *state, uint8_t *answers) {
    answers[0] = STOP;
    return add_exchanges(state, answers, 1);
}

static int bid_options(const State *state, uint8_t *answers) {
    int count = 0, answer = BID + state->bid + 1;
    if (!must_bid(state, state->seat))
        answers[count++] = PASS;
    int32_t suns = state->players[state->seat].suns >> (state->bid + 1);
    for (; suns; suns >>= 1, answer++)
        if (suns & 1)
            answers[count++] = answer;
    return count;
}

static int discard_options(const State *state, uint8_t *answers) {
    const int8_t *held = state->players[state->seat].tiles;
    int first = state->civilization_debt ? CIVILIZATION : MONUMENT;
    int end = state->civilization_debt ? MONUMENT : FUNERAL;
    int count = 0;
    for (int kind = first; kind < end; kind++)
        if (held[kind])
            answers[count++] = DISCARD + kind;
    return count;
}

static int options(const State *state, uint8_t *answers) {
    switch (state->step) {
    case ASK_TURN: return turn_options(state, answers);
    case ASK_MORE: return more_options(state, answers);
    case ASK_BID: return bid_options(state, answers);
    default: return discard_options(state, answers);
    }
}

static void resolve_turn(State *state, int seat, int action) {
    if (action == DRAW)
        ask(state, ASK_TILE, CHANCE);
    else if (action == INVOKE)
        call(state, seat, is_full(state) ? INVOKED_FULL : INVOKED_NOT_FULL);
    else
        exchange(state, seat, action - TAKE);
}

static void resolve_more(State *state, int seat, int action) {
    if (action == STOP)
        pass_on(state);
    else
        exchange(state, seat, action - TAKE);
}

static void resolve_bid(State *state, int seat, int action) {
    if (action != PASS) {
        state->bidder = seat;
        state->bid = action - BID;
    }
    if (seat == state->ra_player)
        close(state);
    else
        call_next(state, seat);
}

static void resolve_discard(State *state, int seat, int action) {
    int kind = action - DISCARD;
    lose(state, seat, kind, 1);
    if (kind < MONUMENT)
        state->civilization_debt--;
    else
        state->monument_debt--;
    go_on(state);
}

static void resolve(State *state, int step, int seat, int action) {
    switch (step) {
    case ASK_TURN: resolve_turn(state, seat, action); break;
    case ASK_MORE: resolve_more(state, seat, action); break;
    case ASK_BID: resolve_bid(state, seat, action); break;
    default: resolve_discard(state, seat, action);
    }
}

/* ---- the loop that is measured ---- */

static long long playout(State *state, Dealer *dealer) {
    uint8_t answers[MOST_ANSWERS];
    long long decisions = 0;
    while (state->step != ASK_NOTHING) {
        int step = state->step;
        if (step == ASK_SUNS || step == ASK_TILE) {
            state->step = ASK_NOTHING;
            (step == ASK_SUNS ? deal_suns : deal_tile)(state, dealer);
        } else {
            int action = answers[below(dealer, options(state, answers))];
            state->step = ASK_NOTHING;
            resolve(state, step, state->seat, action);
            decisions++;
        }
    }
    return decisions;
}

static double seconds_since(clock_t start) { return (double)(clock() - start) / CLOCKS_PER_SEC; }

static void copy(State *to, const State *from) { memcpy(to, from, sizeof *to); }

static double copies_per_second(const State *state) {
    void (*volatile copier)(State *, const State *) = copy; /* read anew each time: never dropped */
    const long copies = 10000000;
    static State twin;
    clock_t start = clock();
    for (long made = 0; made < copies; made++)
        copier(&twin, state);
    return (double)copies / seconds_since(start);
}

static void print_numbers(const char *name, const long long *numbers, int count) {
    printf("\"%s\": [", name);
    for (int at = 0; at < count; at++)
        printf("%s%lld", at ? ", " : "", numbers[at]);
    printf("], ");
}

int main(int count, char **words) {
    int seats = count == 9 ? atoi(words[1]) : 0;
    if (seats < 2 || seats > MOST_SEATS) {
        fprintf(stderr, "usage: ra_limit SEATS GAMES A B C D E F (2 to 5 seats)\n");
        return 2;
    }
    Dealer dealer = {
        strtoull(words[3], NULL, 10) % M1, strtoull(words[4], NULL, 10) % M1,
        strtoull(words[5], NULL, 10) % M1, strtoull(words[6], NULL, 10) % M2,
        strtoull(words[7], NULL, 10) % M2, strtoull(words[8], NULL, 10) % M2,
    };
    long long decisions = 0, scores[MOST_SEATS] = {0}, wins[MOST_SEATS] = {0};
    static State state;
    clock_t start = clock();
    for (long games = atol(words[2]); games > 0; games--) {
        opening(&state, seats);
        decisions += playout(&state, &dealer);
        for (int seat = 0; seat < seats; seat++)
            scores[seat] += state.players[seat].points;
        wins[winner(&state)]++;
    }
    printf("{\"decisions\": %lld, \"seconds\": %.6f, ", decisions, seconds_since(start));
    print_numbers("scores", scores, seats);
    print_numbers("wins", wins, seats);
    printf("\"copies_per_second\": %.0f, ", copies_per_second(&state));
    printf("\"bytes\": %zu}\n", sizeof state);
    return 0;
}
